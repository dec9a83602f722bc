import { useEndpoint } from '@shop/api';
import { cartMerge } from '@shop/contract';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { Note, Solve } from '../../components/cart-lines/cart-line.styles';
import { messages } from '../../messages';

/** What signing in did to the cart and nobody has settled yet can still be seen and chosen. D-17. */
export function MergeBanner() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const merge = useEndpoint(cartMerge, {}).data;
  if (!merge || (merge.offered.length === 0 && merge.cut.length === 0)) return null;
  return (
    <Note as="section" $tone="warning" role="status">
      <Icon name="info" size={18} />
      <p>{t(merge.offered.length > 0 ? 'merge.open' : 'merge.cutTitle')}</p>
      <Solve type="button" onClick={() => bus.emit('cart:merge-requested', {})}>
        {t('merge.look')}
      </Solve>
    </Note>
  );
}
