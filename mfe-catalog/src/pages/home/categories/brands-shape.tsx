import { useTranslation } from '@shop/i18n';
import { WaitingRow } from '../../../components/rows/waiting-row';
import { messages } from '../../../messages';

/** In pixels. */
export const brandSize = { itemWidth: 124, height: 150 } as const;

/** The row of brands before its code has loaded. */
export function BrandsShape() {
  const { t } = useTranslation(messages);
  return <WaitingRow title={t('front.brands')} {...brandSize} />;
}
