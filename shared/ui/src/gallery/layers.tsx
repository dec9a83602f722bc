import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer, Text, toast, Toaster } from '@shop/ui';
import { Line, Section } from './section';
import { useSamples } from './samples';

const layers = ['dialog', 'drawer', 'confirm'] as const;

/** What lies over the page. */
export function Layers() {
  const say = useSamples();
  const [open, setOpen] = useState<(typeof layers)[number] | null>(null);
  const close = () => setOpen(null);
  const common = { title: say.name, closeLabel: say.close, onClose: close };
  return (
    <Section name="Dialog, Drawer, ConfirmDialog, Toaster">
      <Line>
        {layers.map((name) => (
          <Button key={name} tone="secondary" onClick={() => setOpen(name)}>
            {`${say.open} (${name})`}
          </Button>
        ))}
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Button key={kind} tone="quiet" onClick={() => toast[kind](`${say.text} (${kind})`)}>
            {kind}
          </Button>
        ))}
      </Line>
      <Dialog {...common} open={open === 'dialog'} footer={<Button wide>{say.add}</Button>}>
        <Text>{say.text}</Text>
      </Dialog>
      <Drawer {...common} open={open === 'drawer'}>
        <Text>{say.long}</Text>
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm'}
        title={say.remove}
        confirmLabel={say.remove}
        cancelLabel={say.cancel}
        onConfirm={close}
        onCancel={close}
        danger
      >
        <Text>{say.text}</Text>
      </ConfirmDialog>
      <Toaster closeLabel={say.close} />
    </Section>
  );
}
