import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { create } from 'zustand';
import { Icon, type IconName } from '../icons';
import { IconButton } from '../button';
import { bottomBarSize, color, layer, media, motion, radius, shadow, size, space } from '../theme/token';
import { watchLayout } from './watch-layout';

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

/** Takes errors away whose cause is gone: the visitor has changed what was wrong. */
export const dismissErrors = () =>
  useToasts.setState(({ entries }) => ({ entries: entries.filter(({ tone }) => tone !== 'error') }));

/** Short messages over everything. Equal messages are shown once. Errors of a form are also shown in the form. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  info: (text: string, options?: ToastOptions) => add('info', text, options),
};

const Region = styled.div`
  position: fixed;
  z-index: ${layer('toast')};
  inset-block-end: calc(${space('md')} + ${bottomBarSize} + var(--lift, 0px));
  inset-inline: calc(${space('md')} + var(--inset-start, 0px)) calc(${space('md')} + var(--inset-end, 0px));
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('xs')};
  pointer-events: none;
  /* Below the header, beside an open drawer. */
  ${media.header} {
    inset-block: calc(64px + ${space('md')} + var(--inset-top, 0px) + var(--lift, 0px)) auto;
    inset-inline: auto calc(${space('md')} + var(--inset-end, 0px) + var(--aside, 0px));
    inline-size: 420px;
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

/** What a message must not cover: buy bars, the buttons below a dialog, banners. */
const needed = '[data-action-bar], [data-layer-foot], [data-banners] section';
/** Layers, whose text a message must not cover where there is room above them: above a sheet on phones. */
const layers = '[role="dialog"], [role="alertdialog"]';
/** Pixels between a message and what is below it. */
const distance = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * How far the messages must be above their usual place, in pixels. `box`: their usual place. They are above `others`, and
 * above each of `layers` that leaves room for them.
 */
export function getLift(box: Box, others: readonly DOMRect[], layers: readonly DOMRect[] = []): number {
  const room = box.bottom - box.top + distance;
  const fromBelow = [...others, ...layers.filter(({ top }) => top >= room)]
    .filter(({ height, left, right }) => height > 0 && left < box.right && right > box.left)
    .sort((one, other) => other.bottom - one.bottom);
  return fromBelow.reduce((lift, { top, bottom }) => {
    const covers = box.bottom - lift > top - distance && box.top - lift < bottom + distance;
    return covers ? box.bottom - top + distance : lift;
  }, 0);
}

/** The box as it is seen from the other end of a window of this height. */
const flip = ({ top, bottom, left, right, height }: DOMRect, windowHeight: number) =>
  ({ top: windowHeight - bottom, bottom: windowHeight - top, left, right, height }) as DOMRect;

/** How far messages at the inline end must be from their usual place, in pixels, to be beside drawers that they would cover. */
export function getAside(box: Box, layers: readonly DOMRect[], isRtl: boolean, windowHeight: number): number {
  const covered = layers.filter(
    ({ height, left, right }) => height >= windowHeight && left < box.right && right > box.left,
  );
  const far = covered.map(({ left, right }) => (isRtl ? right - box.left : box.right - left) + distance);
  return Math.max(0, ...far);
}

const getBoxes = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => getComputedStyle(element).visibility !== 'hidden') // a banner that waits
    .map((element) => element.getBoundingClientRect());

/** Errors go when the visitor changes a field or a choice. */
function useMending(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    document.addEventListener('input', dismissErrors);
    return () => document.removeEventListener('input', dismissErrors);
  }, [hasErrors]);
}

/**
 * Moves the region away from what it would cover, while it shows messages; again when something moves. At the bottom of
 * phones it is lifted, at the top of wide windows lowered.
 */
function useLift(isShown: boolean, count: number) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (!isShown || !current) return;
    const place = () => {
      current.style.setProperty('--lift', '0px');
      current.style.setProperty('--aside', '0px');
      const isWide = window.matchMedia(media.header.replace('@media ', '')).matches;
      const see = (seen: DOMRect) => (isWide ? flip(seen, window.innerHeight) : seen);
      const box = current.getBoundingClientRect();
      const open = getBoxes(layers);
      const lift = getLift(see(box), getBoxes(needed).map(see), open.map(see));
      const isRtl = getComputedStyle(current).direction === 'rtl';
      const aside = isWide ? getAside(box, open, isRtl, window.innerHeight) : 0;
      current.style.setProperty('--lift', `${lift}px`);
      current.style.setProperty('--aside', `${aside}px`);
    };
    place();
    return watchLayout(place);
  }, [isShown, count]);
  return region;
}

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
  useMending(entries.some(({ tone }) => tone === 'error'));
  const region = useLift(entries.length > 0, entries.length);
  const list = (matches: (entry: ToastEntry) => boolean) =>
    entries.filter(matches).map((entry) => <Toast key={entry.id} toast={entry} closeLabel={closeLabel} />);
  return (
    <Region ref={region} data-toasts>
      <Live role="alert" aria-live="assertive">
        {list(({ tone }) => tone === 'error')}
      </Live>
      <Live role="status" aria-live="polite">
        {list(({ tone }) => tone !== 'error')}
      </Live>
    </Region>
  );
}
