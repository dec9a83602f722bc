import { useFormat, useTranslation } from '@shop/i18n';
import { Chip, Tabs } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';
import { useSearchParams } from '@shop/router';

/** The open tab, stored in the address (D-03). Changing it drops the page number. */
export function useTab(): [tab: ListTab, choose: (tab: ListTab) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: ListTab) => {
    const changed = new URLSearchParams(search);
    changed.delete('page');
    if (tab === 'items') changed.delete('tab');
    else changed.set('tab', tab);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [search.get('tab') === 'stores' ? 'stores' : 'items', choose];
}

const names = ['items', 'stores'] as const;
export type ListTab = (typeof names)[number];

interface Props {
  current: ListTab;
  /** undefined: not known (yet). */
  counts: Record<ListTab, number | undefined>;
  onChoose: (tab: ListTab) => void;
  /** Accessible name of the tabs. */
  label: string;
  children: ReactNode;
}

/** Tabs for items and stores, with their counts. */
export function ListTabs({ counts, ...props }: Props) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const format = useFormat();
  const tabs = names.map((name) => ({
    name,
    label: (
      <>
        {t(`search.${name}`, { context })}
        {counts[name] !== undefined && <Chip>{format.number(counts[name])}</Chip>}
      </>
    ),
  }));
  return <Tabs tabs={tabs} {...props} />;
}
