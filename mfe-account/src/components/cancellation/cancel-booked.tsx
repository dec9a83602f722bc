import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { createDeferredComponent } from '../deferred-component/deferred-component';
import { messages } from '../../messages';

const CancelDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "cancellation" */ './cancel-dialog').then((module) => module.CancelDialog),
);

interface Props {
  textKey: 'cancel' | 'cancelTrip';
  /** Whether it can be cancelled as it stands. */
  may: boolean;
  busy: boolean;
  /** Cancels; whatever came of it, the dialog goes then. */
  onCancel: (reason: string) => Promise<void>;
}

/** Opens the question before an order or a trip is cancelled. D-24. */
export function CancelBooked({ textKey, may, busy, onCancel }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {may && (
        <Button tone="secondary" onPointerEnter={prefetchLayers} onClick={() => setOpen(true)}>
          {t(`${textKey}.action`)}
        </Button>
      )}
      {wasOpen && (
        <CancelDialog
          open={isOpen}
          textKey={textKey}
          busy={busy}
          onClose={close}
          onCancel={(reason) => void onCancel(reason).finally(close)}
        />
      )}
    </>
  );
}
