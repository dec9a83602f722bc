import * as Radix from '@radix-ui/react-dropdown-menu';
import { useLayer } from '@shop/router';
import { useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons';
import { color, layer, radius, shadow, size, space } from '../theme/token';
import type { MenuProps } from './menu';

const Panel = styled(Radix.Content)`
  z-index: ${layer('menu')};
  min-inline-size: 200px;
  max-inline-size: min(92vw, 340px);
  padding: ${space('xxs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
`;

const Entry = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('sm')};
  font-size: ${size('sm')};
  cursor: pointer;
  &[data-highlighted] {
    outline: none;
    background: ${color('brandGround')};
  }
  & > span {
    flex: 1;
  }
`;

/** Lies under the real button with the same size; it only positions the menu. */
const Spot = styled.span`
  position: absolute;
  inset: 0;
  visibility: hidden;
  pointer-events: none;
`;

interface MenuFrameProps extends Omit<MenuProps, 'trigger' | 'onIntent'> {
  /** Its first element is the real button. */
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function MenuFrame({
  anchor,
  labelledBy,
  entries,
  direction,
  open,
  onOpenChange,
}: MenuFrameProps) {
  useLayer(open, () => onOpenChange(false));
  const isLeft = useRef(false);
  const keepOpen = (event: CustomEvent<{ originalEvent: Event }>) => {
    const onButton = anchor.current?.contains(event.detail.originalEvent.target as Node | null) ?? false;
    if (onButton) event.preventDefault(); // the button's own click closes it
    else isLeft.current = true;
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    const button = anchor.current?.firstElementChild;
    if (!isLeft.current && button instanceof HTMLElement) button.focus();
    isLeft.current = false;
  };
  return (
    <Radix.Root dir={direction} open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>
        <Spot aria-hidden="true" tabIndex={-1} />
      </Radix.Trigger>
      <Radix.Portal>
        <Panel
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={labelledBy}
          onPointerDownOutside={keepOpen}
          onCloseAutoFocus={restoreFocus}
        >
          {entries.map((entry) => (
            <Entry
              key={entry.key}
              onSelect={entry.onSelect}
              aria-current={entry.checked ? 'true' : undefined}
              {...(entry.lang ? { lang: entry.lang } : {})}
            >
              {entry.icon && <Icon name={entry.icon} />}
              <span>{entry.label}</span>
              {entry.checked && <Icon name="check" />}
            </Entry>
          ))}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
