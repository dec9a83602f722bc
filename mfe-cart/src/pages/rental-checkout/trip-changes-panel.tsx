import { useTranslation } from '@shop/i18n';
import { Button, size, space } from '@shop/ui';
import styled from 'styled-components';
import { ChangedAmount, ChangesFrame } from '../../components/checkout-frame/changes-frame';
import { messages } from '../../messages';
import { useRentalController } from '../../rental-cart/use-rental-cart';
import type { TripChange } from './trip-changes';
import type { Booking } from './use-booking';

const getKey = (change: TripChange) =>
  change.kind === 'figure' ? change.amount : `${change.kind} ${change.line.id}`;

/**
 * A vehicle that is not available as it was chosen, with buttons to reduce or remove it. Others stay as they are. F-25.
 */
function Unfit({ line, problem }: Extract<TripChange, { kind: 'problem' }>) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const { name } = line.vehicle;
  const count = problem.kind === 'short' ? problem.free : 0;
  return (
    <Row>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {t(`rental.problem.${problem.kind}`, { count })}
      </span>
      {count > 0 && (
        <Button tone="secondary" small onClick={() => controller.setQuantity(line, count)}>
          {t('checkout.changes.take', { count })}
        </Button>
      )}
      <Button
        tone="quiet"
        small
        icon="bin"
        onClick={() => controller.setQuantity(line, 0)}
        aria-label={t('remove', { name })}
      >
        {t('checkout.changes.remove')}
      </Button>
    </Row>
  );
}

function Entry({ change }: { change: TripChange }) {
  const { t } = useTranslation(messages);
  if (change.kind === 'problem') return <Unfit {...change} />;
  const name =
    change.kind === 'rate' ? change.line.vehicle.name : t(`rental.checkout.figure.${change.amount}`);
  return <ChangedAmount name={name} from={change.from} to={change.to} />;
}

/** What has changed in the trip since the customer saw it. D-16, F-24, F-25. */
export function TripChangesPanel({ changes: { changes, texts, total, accept } }: Pick<Booking, 'changes'>) {
  return (
    <ChangesFrame
      mustMend={changes.some(({ kind }) => kind === 'problem')}
      entries={changes.map((change) => ({ key: getKey(change), shown: <Entry change={change} /> }))}
      texts={texts}
      total={total}
      accept={accept}
    />
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  font-size: ${size('sm')};
  & > span {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
