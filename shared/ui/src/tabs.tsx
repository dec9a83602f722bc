import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space } from './theme/token';

const List = styled.div`
  display: flex;
  gap: ${space('lg')};
  margin-block-end: ${space('md')};
  border-block-end: 1px solid ${color('border')};
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space('xs')};
  min-block-size: 48px;
  min-inline-size: 72px;
  border-block-end: 3px solid transparent;
  color: ${color('textSoft')};
  font-weight: 600;
  transition: border-color ${motion.fast};
  &[aria-selected='true'] {
    color: ${color('brand')};
    border-color: ${color('brand')};
  }
`;

interface TabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { name: Name; label: ReactNode }[];
  current: Name;
  onChoose: (name: Name) => void;
  /** Content of the current tab. */
  children: ReactNode;
}

/** The tab that a key selects; null for other keys. */
function getTargetIndex(key: string, at: number, count: number, isRtl: boolean): number | null {
  const step = isRtl ? -1 : 1;
  const to: Record<string, number> = {
    ArrowRight: (at + step + count) % count,
    ArrowLeft: (at - step + count) % count,
    Home: 0,
    End: count - 1,
  };
  return to[key] ?? null;
}

/** Tabs with arrow keys in visual order; Home and End select the first and last. */
export function Tabs<Name extends string>({ label, tabs, current, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex(({ name }) => name === current);
    const next = tabs[getTargetIndex(event.key, at, tabs.length, isRtl) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.name}']`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.name === current ? 0 : -1}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  );
}
