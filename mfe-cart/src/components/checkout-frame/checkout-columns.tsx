import { useTranslation } from '@shop/i18n';
import { media, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** In the shape of what comes: the open step, those after it, and the sum. */
export function Waiting() {
  const { t } = useTranslation(messages);
  return (
    <Columns aria-busy="true" aria-label={t('checkout.loading')} role="status">
      <Stack>
        <Skeleton $height="28px" $width="40%" />
        <Skeleton $height="124px" />
        <Skeleton $height="180px" />
        <Skeleton $height="132px" />
        <Skeleton $height="60px" />
        <Skeleton $height="60px" />
      </Stack>
      <Skeleton $height="320px" />
    </Columns>
  );
}

/** The steps, and beside them on wide screens the sum. */
export const Columns = styled.div`
  display: grid;
  gap: ${space('lg')};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space('sm')};
  min-inline-size: 0;
`;
