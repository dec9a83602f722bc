import { useTranslation } from '@shop/i18n';
import { Link, Navigate, safeNext, useNavigate, useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import {
  Button,
  buttonStyles,
  color,
  Container,
  EmptyState,
  ErrorCard,
  Seo,
  space,
  Text,
  Title,
  type ButtonStyleProps,
} from '@shop/ui';
import styled from 'styled-components';
import { useIsMounted } from '../../flow/use-is-mounted';
import { messages } from '../../messages';
import { CategoryChoice } from './category-choice';
import { useInterestChoice } from './use-interest-choice';

/**
 * The page where customers choose their interests in the current module: `/interest?next=/checkout`. ROUTE-17, D-07.
 */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const isParcel = useSession(({ module }) => module?.type === 'parcel');
  // The parcel module has no categories.
  if (isParcel) return <Navigate to={next} replace />;
  return (
    <Column>
      <Seo title={t('interest.title')} />
      <Title tabIndex={-1}>{t('interest.title')}</Title>
      <Text $soft>{t('interest.text')}</Text>
      <Choice next={next} />
    </Column>
  );
}

function Choice({ next }: { next: string }) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const choice = useInterestChoice();
  const { categories, chosen } = choice;
  const save = async () => {
    if ((await choice.save()) && isMounted()) void navigate(next, { replace: true });
  };
  const content = () => {
    if (choice.failed)
      return (
        <ErrorCard
          title={t('interest.failed')}
          retryLabel={t('interest.retry')}
          onRetry={choice.retry}
          busy={choice.isRetrying}
        />
      );
    if (categories?.length === 0) return <EmptyState drawing="bag" title={t('interest.none')} />;
    return (
      <CategoryChoice
        label={t('interest.title')}
        categories={categories}
        chosen={chosen}
        onToggle={choice.toggle}
      />
    );
  };
  return (
    <>
      {content()}
      <Foot data-action-bar="wide">
        <Skip to={next} replace $tone="quiet">
          {t('interest.skip')}
        </Skip>
        <Button busy={choice.busy} disabled={!categories?.length} onClick={() => void save()}>
          {t('interest.save')}
        </Button>
      </Foot>
    </>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: ${space('md')};
  max-inline-size: 880px;
  padding-block: ${space('xl')} 0;
`;

/** The buttons stay in view however long the list is. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  justify-content: flex-end;
  gap: ${space('sm')};
  padding-block: ${space('md')};
  border-block-start: 1px solid ${color('border')};
  background: ${color('page')};
`;

const Skip = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
