import { useEndpoint } from '@shop/api';
import { cancellationReasons } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, Dialog, Skeleton, space, Text } from '@shop/ui';
import { Form, RadioCards, TextArea } from '@shop/ui/form';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The choice for a reason in the customer's own words. */
const ownReason = 'own';
/** The backend's limit. */
const longest = 500;

interface Props {
  open: boolean;
  /** Prefix of its text keys. */
  textKey: 'cancel' | 'cancelTrip';
  busy: boolean;
  onClose: () => void;
  /** `reason`: never empty, because backends require one. */
  onCancel: (reason: string) => void;
}

/**
 * Asks before an order or trip is cancelled, with an optional reason from the shop's list or in the customer's words.
 * D-24.
 */
export function CancelDialog({ open, textKey, busy, onClose, onCancel }: Props) {
  const { t } = useTranslation(messages);
  const formId = useId();
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '', own: '' } });
  const cancel = ({ reason, own }: { reason: string; own: string }) =>
    onCancel((reason === ownReason ? own.trim() : reason) || t('cancel.noReason'));
  return (
    <Dialog
      open={open}
      title={t(`${textKey}.title`)}
      closeLabel={t(`${textKey}.keep`)}
      onClose={onClose}
      width={480}
      footer={
        <Buttons>
          <Button tone="secondary" onClick={onClose}>
            {t(`${textKey}.keep`)}
          </Button>
          <Button tone="danger" type="submit" form={formId} busy={busy}>
            {t(`${textKey}.action`)}
          </Button>
        </Buttons>
      }
    >
      <Form id={formId} onSubmit={handleSubmit(cancel)} label={t(`${textKey}.title`)}>
        <Text $soft>{t(`${textKey}.text`)}</Text>
        <Why control={control} />
      </Form>
    </Dialog>
  );
}

/** All reasons for customers; backends require a limit. */
const everyReason = { query: { limit: 100, offset: 1, type: 'customer' } };

type Control = ReturnType<typeof useForm<{ reason: string; own: string }>>['control'];

function Why({ control }: { control: Control }) {
  const { t } = useTranslation(messages);
  const { data: reasons, isLoading } = useEndpoint(cancellationReasons, everyReason);
  const reason = useWatch({ control, name: 'reason' });
  if (isLoading) return <Skeleton $height="220px" />;
  const reasonOptions = (reasons ?? []).map((reasonText) => ({
    value: reasonText,
    label: <bdi>{reasonText}</bdi>,
  }));
  const own = (
    <InSight>
      <TextArea control={control} name="own" label={t('cancel.own')} maxLength={longest} rows={3} />
    </InSight>
  );
  if (reasonOptions.length === 0) return own;
  return (
    <>
      <RadioCards
        control={control}
        name="reason"
        label={t('cancel.why')}
        options={[...reasonOptions, { value: ownReason, label: t('cancel.other') }]}
        cardWidth={400}
      />
      {reason === ownReason && own}
    </>
  );
}

/** Scrolls its content into view when it appears at the end of a long dialog. */
function InSight({ children }: { children: ReactNode }) {
  const reasonsRef = useRef<HTMLDivElement>(null);
  // In braces: browsers may return a promise, which is no cleanup function.
  useEffect(() => {
    reasonsRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={reasonsRef}>{children}</div>;
}

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;
