import { useTranslation } from '@shop/i18n';
import { Skeleton } from '@shop/ui';
import { messages } from '../../messages';
import { Columns, Stack } from './checkout.styles';

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
