import type { ErrorFallbackProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { bottomBarSize, Button, color, ErrorCard, layer, media, radius, shadow, space } from '@shop/ui';
import styled from 'styled-components';
import { rootTexts } from './texts';

/**
 * Shown when no release of a remote component could be loaded: a message with Retry, within the component's space.
 */
export function RemoteErrorFallback({ componentRef, onRetry, onDismiss }: ErrorFallbackProps) {
  const { t } = useTranslation(rootTexts);
  const panel = (
    <ErrorCard
      compact={componentRef.kind !== 'page'}
      title={t('part.failed')}
      retryLabel={t('part.retry')}
      onRetry={onRetry}
    >
      {onDismiss && (
        <Button tone="quiet" small onClick={onDismiss}>
          {t('part.close')}
        </Button>
      )}
    </ErrorCard>
  );
  return componentRef.kind === 'listener' ? <Floating>{panel}</Floating> : panel;
}

/** The handler of a command has no position on the page. */
const Floating = styled.div`
  position: fixed;
  z-index: ${layer('toast')};
  inset-block-end: calc(${space('md')} + ${bottomBarSize});
  inset-inline: calc(${space('md')} + var(--inset-start, 0px)) calc(${space('md')} + var(--inset-end, 0px));
  ${media.header} {
    inset-block-end: calc(${space('md')} + var(--inset-bottom, 0px));
  }
  margin-inline: auto;
  max-inline-size: 360px;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  box-shadow: ${shadow('high')};
`;
