import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { createDeferredPart } from '../deferred-part';
import { space } from '../theme/token';
import type { LayerProps } from './layer-frame';

const loadFrame = () => import(/* webpackChunkName: "layer-frame" */ './layer-frame');
const LayerFrame = createDeferredPart(async () => (await loadFrame()).default);

/** Preloads the code of dialogs and drawers, on intent. */
export const prefetchLayers = () => void loadFrame().catch(() => undefined);

/** Loads and renders nothing before it is opened first; then it stays mounted, so that closing is animated. */
function Layer(props: LayerProps & { shape: 'drawer' | 'dialog' }) {
  const [wasOpen, setWasOpen] = useState(props.open);
  const [hasFailed, setFailed] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!props.open && hasFailed) {
    setFailed(false);
    setWasOpen(false);
  }
  if (!wasOpen || hasFailed) return null;
  const fail = () => {
    setFailed(true);
    props.onClose();
  };
  return <LayerFrame {...props} onFailed={fail} />;
}

/** A dialog in the middle; on phones it rises from below. */
export const Dialog = (props: LayerProps) => <Layer shape="dialog" {...props} />;

/** A drawer at the inline end, at most 420 px wide. */
export const Drawer = (props: LayerProps) => <Layer shape="drawer" {...props} />;

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;

interface ConfirmProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  danger?: boolean;
}

/** Asks before an action that cannot be undone. Escape cancels; a close button would be a second one of the same name. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  busy,
  danger = false,
}: ConfirmProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      width={400}
      footer={
        <Buttons>
          <Button tone="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </Buttons>
      }
    >
      {children}
    </Dialog>
  );
}
