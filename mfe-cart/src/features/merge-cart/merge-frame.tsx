import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Dialog, ErrorCard, Skeleton, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface MergeFrameProps {
  title: string;
  /** Whether there are two carts to choose from. */
  isChoice: boolean;
  /** The response that says what is open. */
  merge: { data: unknown; error: ApiError | undefined; mutate: () => Promise<unknown> };
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog about a merge: its content, or that it is loading or has failed. */
export function MergeFrame({ title, isChoice, merge, footer, onClose, children }: MergeFrameProps) {
  const { t } = useTranslation(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      width={isChoice ? 640 : 458}
      footer={footer}
    >
      <Column>
        {merge.error && (
          <ErrorCard
            compact
            title={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void merge.mutate()}
          />
        )}
        {!merge.data && !merge.error && <Skeleton $height="12rem" />}
        {children}
      </Column>
    </Dialog>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space('md')};
`;

/** Two carts, side by side where there is room. */
export const Carts = styled.div`
  display: grid;
  gap: ${space('sm')};
  @media (min-width: 37.5em) {
    grid-template-columns: 1fr 1fr;
  }
`;
