import { useTranslation } from '@shop/i18n';
import { ChangedAmount, ChangesFrame } from '../../components/checkout-frame/changes-frame';
import { messages } from '../../messages';
import type { CheckoutChange } from '../../ordering/checkout-changes';
import type { Ordering } from '../../ordering/use-ordering';
import { ChangedLine } from './changed-line';

const getKey = (change: CheckoutChange) =>
  change.kind === 'figure' ? change.amountName : `${change.kind} ${change.line.id}`;

function Entry({ change, ordering }: { change: CheckoutChange; ordering: Ordering }) {
  const { t } = useTranslation(messages);
  if (change.kind === 'problem')
    return <ChangedLine {...change} setQuantity={ordering.ordered.setQuantity} />;
  const name =
    change.kind === 'price'
      ? change.line.item.name
      : (change.name ?? t(`checkout.changes.figure.${change.amountName}`));
  return <ChangedAmount name={name} from={change.from} to={change.to} />;
}

/** What has changed of the order, line by line and figure by figure. D-16, F-24, F-25. */
export function ChangesPanel({ ordering }: { ordering: Ordering }) {
  const { changes, total, texts, couponRefusal, accept } = ordering.changes;
  return (
    <ChangesFrame
      mustMend={changes.some(({ kind }) => kind === 'problem')}
      entries={changes.map((change) => ({
        key: getKey(change),
        shown: <Entry change={change} ordering={ordering} />,
      }))}
      texts={[...(couponRefusal ? [couponRefusal] : []), ...texts]}
      total={total}
      accept={accept}
    />
  );
}
