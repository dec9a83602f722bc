import { useEndpoint, useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useLocation } from '@shop/router';
import { EmptyState, ErrorCard, Seo, Skeleton, Title } from '@shop/ui';
import { messages } from '../../messages';
import { Missing } from '../../components/missing/missing';
import { pageMessages } from '../../components/reading/page-messages';
import { CleanHtml } from './clean-html';
import { Prose, Reading } from '../../components/reading/prose';
import { shopTexts } from './shop-texts';
import { isTextPath, type TextPath } from '../../text-queries';

/**
 * A page with a text of the shop's owner; it does not exist when the settings switch it off. ROUTE-12, ROUTE-13,
 * FOOT-06.
 */
export function Page() {
  const settings = useShopConfig();
  const path = useLocation().pathname.replace(/\/+$/, '');
  if (!isTextPath(path) || (settings && shopTexts[path].isShown?.(settings) === false)) return <Missing />;
  return <ShopText key={path} path={path} />;
}

function ShopText({ path }: { path: TextPath }) {
  const { t } = useTranslation(messages);
  const { t: say } = useTranslation(pageMessages);
  const { endpoint, title } = shopTexts[path];
  const { data, error, isValidating, mutate } = useEndpoint(endpoint, {});
  const words = t(`footer.${title}`);
  return (
    <Reading>
      <Seo title={words} />
      <Title tabIndex={-1}>{words}</Title>
      {data === undefined && error && (
        <ErrorCard
          title={say('text.failed')}
          retryLabel={t('retry')}
          onRetry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data === undefined && !error && <Skeleton $height="420px" />}
      {data === '' && <EmptyState drawing="receipt" title={say('text.none')} />}
      {data && (
        <Prose>
          <CleanHtml html={data} />
        </Prose>
      )}
    </Reading>
  );
}
