import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { Icon, type IconName } from '../icons';
import { IconButton } from '../button';
import { color, layer, motion, radius, shadow, size, space } from '../theme/token';

type Tone = 'success' | 'error' | 'info';

interface ToastEntry {
  id: number;
  tone: Tone;
  text: string;
  /** Milliseconds. */
  lasts: number;
  action?: { label: string; run: () => void };
}

interface ToastOptions {
  lasts?: number;
  action?: { label: string; run: () => void };
}

const defaultDuration = 4_000;

/** Written only in event handlers; a server never renders a toast. */
const useToasts = create<{ entries: readonly ToastEntry[] }>(() => ({ entries: [] }));

let last = 0;

function add(tone: Tone, text: string, { lasts, action }: ToastOptions = {}) {
  const toast = {
    id: (last += 1),
    tone,
    text,
    lasts: lasts ?? (tone === 'error' ? 7_000 : defaultDuration),
    ...(action ? { action } : {}),
  };
  useToasts.setState(({ entries }) => ({
    entries: [...entries.filter((entry) => entry.text !== text).slice(-3), toast],
  }));
}

const remove = (id: number) =>
  useToasts.setState(({ entries }) => ({ entries: entries.filter((toast) => toast.id !== id) }));

/** Short messages over everything. Equal messages are shown once. Errors of a form are also shown in the form. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};

const Region = styled.div`
  position: fixed;
  z-index: ${layer('toast')};
  inset-block-end: calc(
    ${space('md')} + var(--bottom-bar, 76px)
  ); /* set on the root by bars at the bottom edge */
  inset-inline: ${space('md')};
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('xs')};
  pointer-events: none;
  @media (min-width: 56.25em) {
    inset-block: 80px auto;
    inset-inline-start: auto;
    align-items: flex-end;
  }
`;

const Live = styled.div`
  display: contents;
`;

const tones = {
  success: ['success', 'successGround'],
  error: ['danger', 'dangerGround'],
  info: ['text', 'raised'],
} as const;

const ToastBox = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  max-inline-size: 420px;
  padding: ${space('xs')} ${space('sm')};
  padding-inline-start: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${({ $tone }) => color(tones[$tone][1])};
  color: ${({ $tone }) => color(tones[$tone][0])};
  box-shadow: ${shadow('high')};
  font-size: ${size('sm')};
  font-weight: 600;
  pointer-events: auto;
  animation: toast-in ${motion.slow};
  @keyframes toast-in {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;

const Do = styled.button`
  flex: none;
  min-block-size: 32px;
  padding-inline: ${space('xs')};
  text-decoration: underline;
  font-weight: 700;
`;

const icons: Record<Tone, IconName> = { success: 'check', error: 'warning', info: 'info' };

function Toast({
  toast: { id, tone, text, lasts, action },
  closeLabel,
}: {
  toast: ToastEntry;
  closeLabel: string;
}) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => remove(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, isPaused]);
  const act = () => {
    action?.run();
    remove(id);
  };
  return (
    <ToastBox
      $tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icons[tone]} />
      <bdi>{text}</bdi>
      {action && <Do onClick={act}>{action.label}</Do>}
      <IconButton icon="close" label={closeLabel} size={28} onClick={() => remove(id)} />
    </ToastBox>
  );
}

/**
 * Rendered once in the page. Both live regions exist before the first message; errors interrupt, other messages are polite.
 * They set `aria-live` themselves: other elements are hidden from screen readers while a dialog is open.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const entries = useToasts(({ entries }) => entries);
  const list = (matches: (entry: ToastEntry) => boolean) =>
    entries.filter(matches).map((entry) => <Toast key={entry.id} toast={entry} closeLabel={closeLabel} />);
  return (
    <Region data-toasts>
      <Live role="alert" aria-live="assertive">
        {list(({ tone }) => tone === 'error')}
      </Live>
      <Live role="status" aria-live="polite">
        {list(({ tone }) => tone !== 'error')}
      </Live>
    </Region>
  );
}
