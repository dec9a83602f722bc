import type { CardProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, color, ErrorCard, layer, radius, shadow, space } from '@shop/ui';
import styled from 'styled-components';
import { rootTexts } from './texts';

/** A part that no release could show: it says so, can be tried again, and takes no more room than its part had. */
export function RemoteCard({ part, onRetry, onGiveUp }: CardProps) {
  const { t } = useTranslation(rootTexts);
  const card = (
    <ErrorCard
      compact={part.kind !== 'page'}
      title={t('part.failed')}
      retryLabel={t('part.retry')}
      onRetry={onRetry}
    >
      {onGiveUp && (
        <Button tone="quiet" small onClick={onGiveUp}>
          {t('part.close')}
        </Button>
      )}
    </ErrorCard>
  );
  return part.kind === 'listener' ? <Floating>{card}</Floating> : card;
}

/** A wish that nobody can grant has no place of its own on the page. */
const Floating = styled.div`
  position: fixed;
  z-index: ${layer('toast')};
  inset-block-end: ${space('md')};
  inset-inline: ${space('md')};
  margin-inline: auto;
  max-inline-size: 360px;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  box-shadow: ${shadow('high')};
`;
