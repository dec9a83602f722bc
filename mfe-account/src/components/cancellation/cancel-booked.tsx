import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers } from '@shop/ui';
import { useState } from 'react';
import { useTitleFocus } from '../../browser/use-title-focus';
import { createDeferredComponent } from '../deferred-component/deferred-component';
import { messages } from '../../messages';

const CancelDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "cancellation" */ './cancel-dialog').then((module) => module.CancelDialog),
);

interface Props {
  textKey: 'cancel' | 'cancelTrip';
  /** Whether it can be cancelled now. */
  may: boolean;
  busy: boolean;
  /** Cancels; the dialog closes afterwards, also on failure. */
  onCancel: (reason: string) => Promise<void>;
}

/** The button that opens the dialog for cancelling an order or trip. D-24. */
export function CancelBooked({ textKey, may, busy, onCancel }: Props) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useTitleFocus(wasOpen && !isOpen && !may);
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
