import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer, Text, toast, Toaster } from '@shop/ui';
import { Line, Section } from './section';
import { useSamples } from './samples';

const layers = ['dialog', 'drawer', 'confirm'] as const;

/** Drawers, dialogs and menus. */
export function Layers() {
  const samples = useSamples();
  const [open, setOpen] = useState<(typeof layers)[number] | null>(null);
  const close = () => setOpen(null);
  const common = { title: samples.name, closeLabel: samples.close, onClose: close };
  return (
    <Section name="Dialog, Drawer, ConfirmDialog, Toaster">
      <Line>
        {layers.map((name) => (
          <Button key={name} tone="secondary" onClick={() => setOpen(name)}>
            {`${samples.open} (${name})`}
          </Button>
        ))}
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Button key={kind} tone="quiet" onClick={() => toast[kind](`${samples.text} (${kind})`)}>
            {kind}
          </Button>
        ))}
      </Line>
      <Dialog {...common} open={open === 'dialog'} footer={<Button wide>{samples.add}</Button>}>
        <Text>{samples.text}</Text>
      </Dialog>
      <Drawer {...common} open={open === 'drawer'}>
        <Text>{samples.long}</Text>
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm'}
        title={samples.remove}
        confirmLabel={samples.remove}
        cancelLabel={samples.cancel}
        onConfirm={close}
        onCancel={close}
        danger
      >
        <Text>{samples.text}</Text>
      </ConfirmDialog>
      <Toaster closeLabel={samples.close} />
    </Section>
  );
}
