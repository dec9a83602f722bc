import { useAction, useCache, useEndpoint } from '@shop/api';
import { cartMerge, settleCartMerge, type SettleCartMergeBody } from '@shop/contract';
import { priceLine, type CartLine, type Minor } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, Text } from '@shop/ui';
import { useCart, useCartController } from '../../cart/use-cart';
import { messages } from '../../messages';
import { CutList } from './cut-list';
import { Carts, MergeFrame } from './merge-frame';
import { OneCart } from './one-cart';

type MergeChoice = SettleCartMergeBody['keep'];

/** Settles the merge and shows the remaining cart. */
function useSettle(done: () => void) {
  const settling = useAction(settleCartMerge);
  const controller = useCartController();
  const cache = useCache();
  const settle = async (choice: MergeChoice) => {
    const lines = await settling.run({ body: { keep: choice } });
    if (!lines) return;
    await controller.show(lines);
    await cache.replace(cartMerge, {}, { cut: [], offered: [] });
    done();
  };
  return { settle: (choice: MergeChoice) => void settle(choice), busy: settling.busy };
}

/**
 * How signing in merged the carts: quantities that were reduced, and where the account's cart is of another store, both
 * carts to choose from. Closing the dialog decides nothing; the cart still links to it. D-17.
 */
export default function MergeDialog({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const merge = useEndpoint(cartMerge, {}, { revalidateOnMount: true });
  const { settle, busy } = useSettle(done);
  const offered = merge.data?.offered ?? [];
  const cut = merge.data?.cut ?? [];
  const isChoice = offered.length > 0;
  return (
    <MergeFrame
      title={t(isChoice ? 'merge.title' : 'merge.cutTitle')}
      {...{ merge, isChoice }}
      onClose={done}
      footer={
        merge.data && !isChoice ? (
          <Button wide busy={busy} onClick={() => settle('account')}>
            {t('merge.understood')}
          </Button>
        ) : undefined
      }
    >
      {isChoice && <TwoCarts offered={offered} busy={busy} onChoose={settle} />}
      {cut.length > 0 && <CutList cut={cut} isTitled={isChoice} />}
    </MergeFrame>
  );
}

interface TwoCartsProps {
  offered: CartLine[];
  busy: boolean;
  onChoose: (choice: MergeChoice) => void;
}

/** The guest's and the account's cart. */
function TwoCarts({ offered, busy, onChoose }: TwoCartsProps) {
  const { t } = useTranslation(messages);
  const { lines } = useCart();
  return (
    <>
      <Text $soft>{t('merge.text')}</Text>
      <Carts>
        <GoodsCart title={t('merge.guest')} lines={offered} busy={busy} onChoose={() => onChoose('guest')} />
        <GoodsCart
          title={t('merge.account')}
          lines={lines}
          busy={busy}
          onChoose={() => onChoose('account')}
        />
      </Carts>
    </>
  );
}

/** The sum of the lines, with the discounts of their items. */
const getCartTotal = (lines: readonly CartLine[]): Minor =>
  lines.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);

interface GoodsCartProps {
  title: string;
  lines: CartLine[];
  busy: boolean;
  onChoose: () => void;
}

/** One of them, with its full total. D-19. */
function GoodsCart({ lines, ...props }: GoodsCartProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OneCart
      {...props}
      seller={lines[0]?.item.storeName}
      lines={lines.map(({ id, quantity, item: { name, imageUrl } }) => ({ id, quantity, name, imageUrl }))}
      count={t('merge.items', { count })}
      value={format.money(getCartTotal(lines))}
    />
  );
}
