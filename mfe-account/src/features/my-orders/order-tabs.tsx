import { useTranslation } from '@shop/i18n';
import { color, motion, space } from '@shop/ui';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const tabs = ['running', 'past'] as const;
export type OrderTab = (typeof tabs)[number];

interface Props {
  current: OrderTab;
  onChoose: (tab: OrderTab) => void;
  children: ReactNode;
}

/** Two tabs; arrow keys go from one to the other. */
export function OrderTabs({ current, onChoose, children }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = current === 'running' ? 'past' : 'running';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`[data-tab='${other}']`)?.focus();
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={t('account.my-orders')} onKeyDown={turn}>
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
            {t(`orders.${tab}`)}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${space('lg')};
  margin-block-end: ${space('md')};
  border-block-end: 1px solid ${color('border')};
`;

const Tab = styled.button`
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
