import { useAction, useCache, useEndpoint } from '@shop/api';
import { cartMerge, settleCartMerge, type SettleCartMergeBody } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, Dialog, ErrorCard, Skeleton, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { useCart, useCartController } from '../../cart/use-cart';
import { messages } from '../../messages';
import { CutList } from './cut-list';
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
    <Dialog
      open
      onClose={done}
      title={t(isChoice ? 'merge.title' : 'merge.cutTitle')}
      closeLabel={t('close')}
      width={isChoice ? 640 : 458}
      footer={
        merge.data && !isChoice ? (
          <Button wide busy={busy} onClick={() => settle('account')}>
            {t('merge.understood')}
          </Button>
        ) : undefined
      }
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
        {isChoice && <TwoCarts offered={offered} busy={busy} onChoose={settle} />}
        {cut.length > 0 && <CutList cut={cut} isTitled={isChoice} />}
      </Column>
    </Dialog>
  );
}

/** The guest's and the account's cart, side by side where there is room. */
function TwoCarts({
  offered,
  busy,
  onChoose,
}: {
  offered: CartLine[];
  busy: boolean;
  onChoose: (choice: MergeChoice) => void;
}) {
  const { t } = useTranslation(messages);
  const { lines } = useCart();
  return (
    <>
      <Text $soft>{t('merge.text')}</Text>
      <Carts>
        <OneCart title={t('merge.guest')} lines={offered} busy={busy} onChoose={() => onChoose('guest')} />
        <OneCart title={t('merge.account')} lines={lines} busy={busy} onChoose={() => onChoose('account')} />
      </Carts>
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Carts = styled.div`
  display: grid;
  gap: ${space('sm')};
  @media (min-width: 37.5em) {
    grid-template-columns: 1fr 1fr;
  }
`;
