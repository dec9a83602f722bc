import type { PageShape } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Container, Logo, Skeleton } from '@shop/ui';
import { messages } from '../messages';
import { Bar, Line, Spring } from './header/header.styles';
import { ReservedSpace } from '../components/page-skeleton/page-skeleton';

/** Header and page skeleton until scripts bring the page; hidden from screen readers. */
export function InitialShell({ shape }: { shape: PageShape }) {
  const { t } = useTranslation(messages);
  return (
    <>
      <div aria-hidden="true">
        <Bar as="div">
          <Line>
            <Logo name="" />
            <Spring />
            <Skeleton $height="20px" $width="96px" />
          </Line>
        </Bar>
        <ReservedSpace shape={shape} />
      </div>
      <noscript>
        <Container as="p">{t('needsScript')}</Container>
      </noscript>
    </>
  );
}
