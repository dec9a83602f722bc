import { useFormat, useTranslation } from '@shop/i18n';
import { Chip, Tabs } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { useModuleType } from '../page/use-module-type';

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
