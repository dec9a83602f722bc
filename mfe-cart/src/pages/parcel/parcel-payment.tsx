import { useTranslation } from '@shop/i18n';
import { Card, Heading } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { Stack } from '../../components/checkout-frame/checkout-columns';
import { Spot } from '../../components/checkout-frame/spot';
import { PaymentField } from '../../components/payment-field/deferred-payment-field';
import { messages } from '../../messages';
import { takesCash } from '../../payment/payment-rules';
import type { Parcel } from './use-parcel';
import type { useSpots } from './use-spots';

/** Who pays: the sender, like for any order, or the receiver in cash. X-31, D-22. */
export function ParcelPayment({ parcel, at }: { parcel: Parcel; at: ReturnType<typeof useSpots> }) {
  const { t } = useTranslation(messages);
  const { draft, change, config, facts, totals, payment, attempt } = parcel;
  const { problem, ...spot } = at('payment');
  const cash = takesCash(payment.situation);
  const isSender = draft.payer === 'sender';
  const isCashProblem = payment.problem === 'cash-maximum' && !isSender;
  return (
    <Stack as="section" aria-label={t('checkout.steps.payment')}>
      <Heading>{t('checkout.steps.payment')}</Heading>
      {(cash || !isSender) && (
        <Spot
          {...spot}
          problem={isSender ? null : isCashProblem ? t('payment.problem.cash-maximum') : problem}
        >
          <Card>
            <RadioCardGroup
              label={t('parcel.payer.label')}
              name="parcel-payer"
              value={draft.payer}
              onChange={(payer) => change({ payer: payer === 'receiver' ? 'receiver' : 'sender' })}
              options={[
                {
                  value: 'sender',
                  label: t('parcel.payer.sender'),
                  note: t('parcel.payer.senderHint'),
                  icon: 'user',
                },
                {
                  value: 'receiver',
                  label: t('parcel.payer.receiver'),
                  note: t('parcel.payer.receiverHint'),
                  icon: 'cash',
                  disabled: !cash,
                },
              ]}
            />
          </Card>
        </Spot>
      )}
      {isSender && (
        // The field says itself what a way of paying cannot do.
        <Spot {...spot} problem={payment.problem === null ? problem : null}>
          <PaymentField
            {...{ config, zone: facts?.zone ?? null, total: totals?.total ?? 0, value: draft.payment }}
            store={{ moduleId: payment.situation.moduleId }}
            paidFor="parcel"
            onChange={(chosen) => change({ payment: chosen })}
            problem={attempt > 0 ? payment.problem : null}
          />
        </Spot>
      )}
    </Stack>
  );
}
