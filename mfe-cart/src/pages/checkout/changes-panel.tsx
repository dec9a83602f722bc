import type { CartLine, LineProblem } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, media, size, space } from '@shop/ui';
import styled from 'styled-components';
import { ChangedAmount, ChangesFrame } from '../../components/checkout-frame/changes-frame';
import { messages } from '../../messages';
import type { CheckoutChange } from '../../ordering/changes/checkout-changes';
import type { Ordering } from '../../ordering/use-ordering';

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

/** What has changed in the order, by line and amount. D-16, F-24, F-25. */
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

interface Props {
  line: CartLine;
  problem: Exclude<LineProblem, { kind: 'price-changed' }>;
  /** 0 removes the line. */
  setQuantity: (line: CartLine, quantity: number) => void;
}

/** The quantity that may be ordered; 0 for none. */
function getQuantityLeft(problem: Props['problem']): number {
  if (problem.kind === 'short') return problem.left;
  return problem.kind === 'over-limit' ? problem.most : 0;
}

/** A line that cannot be ordered as it is, with actions that solve it. Other lines stay as they are. F-25, X-05. */
function ChangedLine({ line, problem, setQuantity }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const left = getQuantityLeft(problem);
  const hours =
    problem.kind === 'not-available' && problem.from && problem.to
      ? format.timeRange(problem.from, problem.to)
      : '';
  return (
    <Row>
      <Text>
        <b>
          <bdi>{line.item.name}</bdi>
        </b>
        <span>{t(`checkout.changes.problem.${problem.kind}`, { count: left, hours })}</span>
      </Text>
      {left > 0 && (
        <Button tone="secondary" small onClick={() => setQuantity(line, left)}>
          {t('checkout.changes.take', { count: left })}
        </Button>
      )}
      <Button
        tone="quiet"
        small
        icon="bin"
        onClick={() => setQuantity(line, 0)}
        aria-label={t('remove', { name: line.item.name })}
      >
        {t('checkout.changes.remove')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  font-size: ${size('sm')};
`;

const Text = styled.span`
  display: grid;
  flex: 1 1 100%;
  ${media.tablet} {
    flex-basis: 200px;
  }
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
