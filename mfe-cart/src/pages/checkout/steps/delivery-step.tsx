import { useEndpoint } from '@shop/api';
import { couponList } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Skeleton } from '@shop/ui';
import { Stack } from '../../../components/checkout-frame/checkout-columns';
import { NoteField } from '../../../components/checkout-frame/note-field';
import { Spot } from '../../../components/checkout-frame/spot';
import { createDeferredComponent } from '../../../components/deferred-component/deferred-component';
import { messages } from '../../../messages';
import { needsPrescription } from '../../../ordering/checkout-order';
import { getTiming, type MissingDeliveryDetail } from '../../../ordering/checkout-steps';
import type { Spot as SpotName } from '../../../ordering/placing/refusals';
import type { Ordering } from '../../../ordering/use-ordering';
import { needsHandover } from '../../../ordering/words/order-words';
import { useTakesCoupons } from '../../../payment/use-payment-situation';
import { CheckoutArrival, getCheckoutArrival } from './checkout-arrival';
import { OrderTypes } from './order-types';
import { ExtrasField } from './extras-field';
import { LeaveAtDoor } from './leave-at-door';
import { ScheduleField } from './schedule-field';

/** The field of the same name, loaded when it is first shown. */
const PrescriptionField = createDeferredComponent(
  () =>
    import(
      /* webpackChunkName: "prescription-field" */ '../../../features/checkout-prescription/prescription-field'
    ).then((module) => module.PrescriptionField),
  '200px',
);

/** The field of the same name, loaded when it is first shown. */
const SoldOutField = createDeferredComponent(
  () =>
    import(
      /* webpackChunkName: "sold-out-field" */ '../../../features/checkout-sold-out/sold-out-field'
    ).then((module) => module.SoldOutField),
  '132px',
);

/** The spot of each missing detail. */
const spots: Record<MissingDeliveryDetail, SpotName> = {
  closed: 'order-type',
  'order-type': 'order-type',
  address: 'address',
  contact: 'address',
  place: 'address',
  schedule: 'time',
  time: 'time',
  prescription: 'prescription',
  pictures: 'prescription',
};

const none: CartLine[] = [];

/** Details that the customer has not forgotten: they are shown at once. */
const factual: readonly MissingDeliveryDetail[] = ['closed', 'order-type', 'place', 'time'];

/** The error at each spot: a missing detail, or a message of the server. */
function useSpots({ missing, message, attempt, facts }: Ordering) {
  const { t } = useTranslation(messages);
  // Without scheduled orders there is no time field.
  const messageSpot = message?.spot === 'time' && !facts.store.scheduleOrder ? 'order-type' : message?.spot;
  const isShown = missing !== null && (attempt > 0 || factual.includes(missing));
  const getText = (spot: SpotName) => {
    const isMissing = missing !== null && spots[missing] === spot;
    // The prescription field shows its own error.
    if (isMissing && spot === 'prescription') return null;
    if (isMissing && isShown) return t(`checkout.gap.${missing}`);
    return message && messageSpot === spot ? message.text : null;
  };
  return (spot: SpotName) => ({
    problem: getText(spot),
    isFirst: missing !== null && spots[missing] === spot,
    attempt,
  });
}

/** Order type, contact and address, time, and what store and courier are told. D-20, X-21, X-22. */
export function DeliveryStep({ ordering }: { ordering: Ordering }) {
  const { facts, draft, change, missing, attempt, ordered } = ordering;
  const { store, lines } = facts;
  const timing = getTiming(facts);
  const at = useSpots(ordering);
  const planned = getCheckoutArrival(facts, { ...draft, scheduledAt: null });
  // Preloads the coupons of the next step, so that they do not shift its payment methods.
  useEndpoint(couponList, useTakesCoupons() ? { query: { store_id: store.id } } : null);
  return (
    <Stack>
      <Spot {...at('order-type')}>
        <OrderTypes store={store} value={draft.orderType} onChange={(orderType) => change({ orderType })} />
      </Spot>
      {draft.orderType === 'take_away' && (
        <Slot name="store-map" storeName={store.name} address={store.address} position={store.position} />
      )}
      <Spot {...at('address')}>
        <Slot
          name="delivery-details"
          fallback={<Skeleton $height="180px" />}
          orderType={draft.orderType}
          storeZoneId={store.zoneId}
          value={draft.address}
          onChange={(address) => change({ address })}
          withInstruction
        />
      </Spot>
      {draft.orderType === 'delivery' && (
        <LeaveAtDoor
          value={draft.leaveAtDoor}
          mustHandOver={needsHandover(draft, {
            walletPaid: ordering.walletPaid,
            total: ordering.totals.total,
          })}
          onChange={(leaveAtDoor) => change({ leaveAtDoor })}
        />
      )}
      {store.scheduleOrder && timing !== 'closed' && (
        <Spot {...at('time')}>
          <ScheduleField
            {...{ facts, timing, value: draft.scheduledAt, orderType: draft.orderType }}
            expected={planned?.kind === 'now' ? planned.minutes : null}
            onChange={(scheduledAt) => change({ scheduledAt })}
          />
        </Spot>
      )}
      <CheckoutArrival facts={facts} draft={draft} />
      {needsPrescription(lines) && (
        <Spot {...at('prescription')}>
          <PrescriptionField
            value={draft.prescriptions}
            onChange={(prescriptions) => change({ prescriptions })}
            itemIds={lines.filter(({ item }) => item.prescriptionRequired).map(({ item }) => item.id)}
            problem={missing === 'prescription' && attempt > 0 ? 'missing' : null}
          />
        </Spot>
      )}
      <SoldOutField
        value={draft.ifSoldOut}
        onChange={(ifSoldOut) => change({ ifSoldOut })}
        lines={ordered.from === 'cart' ? lines : none}
      />
      <ExtrasField store={store} value={draft} onChange={change} />
      <NoteField value={draft.note} onChange={(note) => change({ note })} />
    </Stack>
  );
}
