import type { Store } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import styled from 'styled-components';
import { CheckLine } from '../../../components/checkout-frame/check-line';
import { messages } from '../../../messages';
import type { CheckoutDraft } from '../../../ordering/draft/checkout-draft';

interface ExtrasFieldProps {
  store: Pick<Store, 'packagingCharge' | 'cutlery'>;
  value: Pick<CheckoutDraft, 'packaging' | 'cutlery'>;
  onChange: (edits: Partial<CheckoutDraft>) => void;
}

/** Cutlery, and packaging at the store's price, where the store offers them; both off by default. BIZ-26, X-22. */
export function ExtrasField({ store, value, onChange }: ExtrasFieldProps) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  const price = store.packagingCharge ?? 0;
  if (price === 0 && !store.cutlery) return null;
  return (
    <Card>
      {store.cutlery && (
        <Line>
          <input
            type="checkbox"
            checked={value.cutlery}
            onChange={(event) => onChange({ cutlery: event.target.checked })}
          />
          <span>
            {t('words.cutlery')}
            <small>{t('words.cutleryHint')}</small>
          </span>
        </Line>
      )}
      {price > 0 && (
        <Line>
          <input
            type="checkbox"
            checked={value.packaging}
            onChange={(event) => onChange({ packaging: event.target.checked })}
          />
          <span>
            {t('checkout.packaging')}
            <small>{t('checkout.packagingPrice', { amount: money(price) })}</small>
          </span>
        </Line>
      )}
    </Card>
  );
}

const Line = styled(CheckLine)`
  min-block-size: 44px;
`;
