import * as Radix from '@radix-ui/react-dialog';
import { useLayer, type LayerSearch } from '@shop/router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from '../button';
import { color, layer, motion, radius, shadow, size, space } from '../theme/token';
import { isForLayer } from './is-for-layer';

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer('dialog')}; /* over an already open layer */
  background: ${color('scrim')};
  animation: appear ${motion.fast};
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

const drawerShape = css`
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: min(100%, calc(420px + var(--inset-end, 0px))); /* spec §2 */
  padding-block: var(--inset-top, 0px) var(--inset-bottom, 0px);
  padding-inline-end: var(--inset-end, 0px);
  animation: slide ${motion.slow};
  @keyframes slide {
    from {
      translate: 40px 0;
      opacity: 0;
    }
  }
  [dir='rtl'] & {
    animation-name: slide-back;
  }
  @keyframes slide-back {
    from {
      translate: -40px 0;
      opacity: 0;
    }
  }
`;

type Width = NonNullable<LayerProps['width']>;

/** Width of the window inside what notches cover. */
const insideWidth = '100% - var(--inset-start, 0px) - var(--inset-end, 0px)';

/** Full width on phones; from tablets on the given width. */
const dialogWidths = ({ $width }: { $width: Width }) => {
  const [phone, tablet, desktop] =
    typeof $width === 'number'
      ? [`min(100%, ${$width}px)`, $width, $width]
      : [`max(100%, ${$width[0]}px)`, $width[1], $width[2]];
  return css`
    inline-size: ${phone};
    @media (min-width: 37.5em) {
      inline-size: min(calc(${insideWidth} - 32px), ${tablet}px);
    }
    @media (min-width: 56.25em) {
      inline-size: min(calc(${insideWidth} - 32px), ${desktop}px);
    }
  `;
};

const dialogShape = css<{ $width: Width }>`
  inset-block-end: 0;
  inset-inline: 0;
  max-block-size: min(92dvh, calc(100dvh - var(--inset-top, 0px)));
  padding-block-end: var(--inset-bottom, 0px);
  margin-inline: auto;
  ${dialogWidths}
  border-start-start-radius: ${radius('xl')};
  border-start-end-radius: ${radius('xl')};
  animation: rise ${motion.slow};
  @keyframes rise {
    from {
      translate: 0 24px;
      opacity: 0;
    }
  }
  @media (min-width: 37.5em) {
    inset-block: var(--inset-top, 0px) var(--inset-bottom, 0px);
    inset-inline: var(--inset-start, 0px) var(--inset-end, 0px);
    margin-block: auto;
    padding-block-end: 0;
    block-size: fit-content;
    max-block-size: min(90dvh, calc(100dvh - var(--inset-top, 0px) - var(--inset-bottom, 0px)));
    border-radius: ${radius('xl')};
  }
`;

const fullShape = css`
  inset: 0;
  padding-block: var(--inset-top, 0px) var(--inset-bottom, 0px);
  padding-inline: var(--inset-start, 0px) var(--inset-end, 0px);
  animation: appear ${motion.fast};
`;

const Panel = styled(Radix.Content)<{ $shape: 'drawer' | 'dialog'; $width: Width; $full: boolean }>`
  position: fixed;
  z-index: ${layer('dialog')};
  display: flex;
  flex-direction: column;
  /* The page below ignores presses; Radix enables them for the layer only after its first frame. */
  pointer-events: auto;
  background: ${color('surface')};
  box-shadow: ${shadow('high')};
  &:focus {
    outline: none;
  }
  ${({ $shape, $full }) => ($full ? fullShape : $shape === 'drawer' ? drawerShape : dialogShape)}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  min-block-size: 64px;
  padding-inline: ${space('md')} ${space('xs')};
  border-block-end: 1px solid ${color('border')};
`;

const Name = styled(Radix.Title)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${size('lg')};
  font-weight: 700;
  &:focus {
    outline: none;
  }
`;

const Body = styled.div<{ $full: boolean }>`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${({ $full }) => ($full ? 0 : space('md'))};
  &:empty {
    display: none;
  }
`;

const Foot = styled.div`
  padding: ${space('md')};
  border-block-start: 1px solid ${color('border')};
`;

export interface LayerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Of the close button; without it there is none, and the content has one. */
  closeLabel?: string;
  children: ReactNode;
  /** Stays visible below the content. */
  footer?: ReactNode;
  /** Pixels, or one value each for phones (at least), tablets and desktops; dialogs only. */
  width?: number | readonly [phone: number, tablet: number, desktop: number];
  /** Fills the window, for pictures; dialogs only. */
  full?: boolean;
  /** Search parameters by which the address names it, so that a reload or a shared link opens it again. */
  address?: LayerSearch;
  /** False: only a choice inside closes it. */
  dismissable?: boolean;
}

/** Toasts lie over every layer; pressing one does not close the layer. */
const isOnToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/**
 * Returns the focus to the element that had it when the layer opened. The primitive knows only its own trigger, and these
 * layers have none: they are opened by state. Where the element is gone, as the sign-in button is after signing in, the focus
 * goes to the one that is marked `data-focus-instead`.
 */
function useOpener(open: boolean) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    // An element that took the focus while the layer closed keeps it, such as a toast.
    if (document.activeElement !== document.body) return;
    const target = opener.current?.isConnected
      ? opener.current
      : document.querySelector('[data-focus-instead]');
    if (target instanceof HTMLElement) target.focus();
  };
}

/** Focuses `target` if nothing inside has autofocus, so that the close button is not focused first. */
function redirectFocus(event: Event, target: HTMLElement | null) {
  event.preventDefault();
  target?.focus();
}

/** Traps and restores the focus; Escape and going back close the top layer; the rest is inert. Loaded with the first layer. */
export default function LayerFrame({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  width = 520,
  full = false,
  dismissable = true,
  address,
  shape,
}: LayerProps & { shape: 'drawer' | 'dialog' }) {
  const restoreFocus = useOpener(open);
  useLayer(open && dismissable, onClose, address);
  const name = useRef<HTMLHeadingElement>(null);
  const blockKey = (event: KeyboardEvent) => {
    if (!dismissable || !isForLayer(event)) event.preventDefault();
  };
  const blockOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (!dismissable || isOnToast(event.detail.originalEvent.target)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Panel
          $shape={shape}
          $width={width}
          $full={full}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => redirectFocus(event, name.current)}
          onCloseAutoFocus={restoreFocus}
          onEscapeKeyDown={blockKey}
          onInteractOutside={blockOutside}
        >
          <Head>
            <Name ref={name} tabIndex={-1}>
              {title}
            </Name>
            {dismissable && closeLabel && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
          </Head>
          <Body $full={full}>{children}</Body>
          {footer && <Foot data-layer-foot="">{footer}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
