import { useAction, useCache, useEndpoint } from '@shop/api';
import { cancellationReasons, cancelOrder, orderList, runningOrders } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, Dialog, Skeleton, space, Text, toast } from '@shop/ui';
import { Form, RadioCards, TextArea } from '@shop/ui/form';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Stands for a reason in the customer's own words. */
const ownWords = 'own';
/** As the backend takes it. */
const longest = 500;

interface Props {
  open: boolean;
  orderId: number;
  onClose: () => void;
  /** Whatever came of it, the order is read anew. */
  onDone: () => void;
}

/** Before an order is cancelled: why, from the shop's reasons or in own words; nobody must say. D-24. */
export function CancelDialog({ open, orderId, onClose, onDone }: Props) {
  const { t } = useTranslation(messages);
  const canceling = useAction(cancelOrder);
  const cache = useCache();
  const formId = useId();
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '', own: '' } });
  const cancel = async ({ reason, own }: { reason: string; own: string }) => {
    const answer = await canceling.run({
      body: { order_id: orderId, reason: reason === ownWords ? own.trim() : reason },
    });
    if (answer !== undefined) toast.success(answer || t('cancel.done'));
    onClose();
    onDone();
    await Promise.all([cache.refresh(runningOrders), cache.refresh(orderList)]);
  };
  return (
    <Dialog
      open={open}
      title={t('cancel.title')}
      closeLabel={t('cancel.keep')}
      onClose={onClose}
      width={480}
      footer={
        <Buttons>
          <Button tone="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" type="submit" form={formId} busy={canceling.busy}>
            {t('cancel.action')}
          </Button>
        </Buttons>
      }
    >
      <Form id={formId} onSubmit={handleSubmit(cancel)} label={t('cancel.title')}>
        <Text $soft>{t('cancel.text')}</Text>
        <Why control={control} />
      </Form>
    </Dialog>
  );
}

type Control = ReturnType<typeof useForm<{ reason: string; own: string }>>['control'];

function Why({ control }: { control: Control }) {
  const { t } = useTranslation(messages);
  const { data: reasons, isLoading } = useEndpoint(cancellationReasons, {});
  const reason = useWatch({ control, name: 'reason' });
  if (isLoading) return <Skeleton $height="220px" />;
  const given = (reasons ?? []).map((words) => ({ value: words, label: <bdi>{words}</bdi> }));
  const own = (
    <InSight>
      <TextArea control={control} name="own" label={t('cancel.own')} maxLength={longest} rows={3} />
    </InSight>
  );
  if (given.length === 0) return own;
  return (
    <>
      <RadioCards
        control={control}
        name="reason"
        label={t('cancel.why')}
        options={[...given, { value: ownWords, label: t('cancel.other') }]}
        cardWidth={400}
      />
      {reason === ownWords && own}
    </>
  );
}

/** What comes at the end of a long dialog comes into its sight. */
function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={place}>{children}</div>;
}

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;
