import type { OrderLine } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Heading } from '@shop/ui';
import { messages } from '../../messages';
import { PicturedLines } from '../panel/pictured-lines';

/** What was ordered. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const shown = lines.map(({ id, imageUrl, name, details, quantity, total }) => ({
    id,
    imageUrl,
    name,
    details: [...(details.length > 0 ? [details.join(' · ')] : []), t('track.quantity', { count: quantity })],
    amount: money(total),
  }));
  return (
    <>
      <Heading>{t('track.items')}</Heading>
      <PicturedLines lines={shown} />
    </>
  );
}
