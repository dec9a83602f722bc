import { cloneElement, lazy, Suspense, useState, type ButtonHTMLAttributes, type ReactElement } from 'react';
import type { IconName } from '../icons';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: IconName;
  checked?: boolean;
  /** Language of the label where it is not the page's. */
  lang?: string;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  entries: MenuEntry[];
  direction: 'ltr' | 'rtl';
}

const MenuFrame = lazy(() => import(/* webpackChunkName: "menu-frame" */ './menu-frame'));

/** A menu behind a button: arrow keys, typing ahead, Escape. Its code is loaded when it is opened first. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const waiting = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: () => {
      setWanted(true);
      setOpen(true);
    },
    onPointerEnter: () => setWanted(true),
    onFocus: () => setWanted(true),
  });
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MenuFrame {...props} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
