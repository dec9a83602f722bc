import { cloneElement, useId, useRef, useState, type ButtonHTMLAttributes, type ReactElement } from 'react';
import styled from 'styled-components';
import { createDeferredPart } from '../deferred-part';
import type { IconName } from '../icons';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: IconName;
  checked?: boolean;
  /** Language of the label if it is not the page's. */
  lang?: string;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  entries: MenuEntry[];
  direction: 'ltr' | 'rtl';
  /** The visitor points at the button or focuses it: the caller can load the data of its entries. */
  onIntent?: () => void;
}

const MenuFrame = createDeferredPart(
  async () => (await import(/* webpackChunkName: "menu-frame" */ './menu-frame')).default,
);

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

/**
 * A menu behind a button: arrow keys, typing ahead, Escape. Its code is loaded on intent. The button remains the same
 * element: one that is replaced under the pointer or while focused loses both.
 */
export function Menu({ trigger, entries, direction, onIntent }: MenuProps) {
  const [isRequested, setRequested] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const ownId = useId();
  const id = trigger.props.id ?? ownId;
  const request = () => {
    setRequested(true);
    onIntent?.();
  };
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: request,
    onFocus: request,
    onClick: () => {
      request();
      setOpen(!isOpen);
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      request();
      setOpen(true);
    },
  });
  return (
    <Anchor ref={anchor}>
      {button}
      {isRequested && (
        <MenuFrame
          anchor={anchor}
          labelledBy={id}
          entries={entries}
          direction={direction}
          open={isOpen}
          onOpenChange={setOpen}
          onFailed={() => {
            setOpen(false);
            setRequested(false);
          }}
        />
      )}
    </Anchor>
  );
}
