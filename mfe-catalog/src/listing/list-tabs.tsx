import { useFormat, useTranslation } from '@shop/i18n';
import { Chip, color, motion, space } from '@shop/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { useModuleType } from '../page/use-module-type';

const tabs = ['items', 'stores'] as const;
export type ListTab = (typeof tabs)[number];

interface Props {
  current: ListTab;
  /** undefined: not known (yet). */
  counts: Record<ListTab, number | undefined>;
  onChoose: (tab: ListTab) => void;
  /** What the tabs are of. */
  label: string;
  children: ReactNode;
}

/** Two tabs with counts; arrow keys go from one to the other. */
export function ListTabs({ current, counts, onChoose, label, children }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = current === 'items' ? 'stores' : 'items';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`[data-tab='${other}']`)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            data-tab={tab}
            aria-selected={tab === current}
            aria-controls={`${id}panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {t(`search.${tab}`, { context })}
            {counts[tab] !== undefined && <Chip>{format.number(counts[tab])}</Chip>}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  );
}

const List = styled.div`
  display: flex;
  gap: ${space('lg')};
  margin-block-end: ${space('md')};
  border-block-end: 1px solid ${color('border')};
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
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
