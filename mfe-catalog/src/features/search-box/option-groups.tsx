import type { Suggestions } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, size, space, type IconName } from '@shop/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import {
  categoryPath,
  getSearchAddress,
  itemPath,
  providerPath,
  vehiclePath,
} from '../../components/page/addresses';
import { useModuleType } from '../../components/page/use-module-type';
import { HighlightedText, Option, SecondLine, OptionIcon, Thumb } from './option';

/** The common properties of a list's options. */
export interface ListProps {
  listId: string;
  active: string | null;
  typed: string;
  onOpened: () => void;
}

interface GroupProps {
  id: string;
  label: string;
  /** Whether another element shows the label. */
  isSilent?: boolean;
  children: ReactNode;
}

function Group({ id, label, isSilent = false, children }: GroupProps) {
  return (
    <div role="group" aria-label={label} id={id}>
      {!isSilent && <Label aria-hidden="true">{label}</Label>}
      {children}
    </div>
  );
}

interface SearchesProps extends ListProps {
  searches: readonly string[];
  isSilent?: boolean;
}

/** Search texts as options, each leading to its results. */
function SearchOptions({
  name,
  icon,
  label,
  searches,
  isSilent = false,
  ...list
}: SearchesProps & { name: string; icon: IconName; label: string }) {
  const { listId, active, typed, onOpened } = list;
  if (searches.length === 0) return null;
  return (
    <Group id={`${listId}-${name}`} label={label} isSilent={isSilent}>
      {searches.map((searchText, at) => {
        const id = `${listId}-${name}-${at}`;
        return (
          <Option
            key={searchText}
            {...{ id, onOpened }}
            to={getSearchAddress(searchText)}
            isActive={active === id}
            leading={<OptionIcon icon={icon} />}
          >
            <HighlightedText text={searchText} typed={typed} />
          </Option>
        );
      })}
    </Group>
  );
}

export function RecentOptions(props: SearchesProps) {
  const { t } = useTranslation(messages);
  return <SearchOptions name="recent" icon="clock" label={t('searchBox.recent')} {...props} />;
}

/** What others search for. X-24. */
export function PopularOptions(props: SearchesProps) {
  const { t } = useTranslation(messages);
  return <SearchOptions name="popular" icon="trend" label={t('search.popularSearches')} {...props} />;
}

interface Entry {
  id: number;
  name: string;
  imageUrl: string | null;
  storeName?: string;
  genericNames?: readonly string[];
}

interface EntriesProps extends ListProps {
  kind: 'product' | 'store' | 'category';
  /** The address of an entry. */
  getPath: (id: number) => string;
  label: string;
  entries: readonly Entry[];
}

export function EntryOptions({ kind, getPath, label, entries, ...list }: EntriesProps) {
  const { listId, active, typed, onOpened } = list;
  if (entries.length === 0) return null;
  return (
    <Group id={`${listId}-${kind}`} label={label}>
      {entries.map(({ id: number, name, imageUrl, storeName, genericNames = [] }) => {
        const about = [...genericNames, ...(storeName ? [storeName] : [])];
        const id = `${listId}-${kind}-${number}`;
        return (
          <Option
            key={id}
            {...{ id, onOpened }}
            to={getPath(number)}
            isActive={active === id}
            leading={<Thumb src={imageUrl} />}
          >
            <HighlightedText text={name} typed={typed} />
            {about.length > 0 && (
              <SecondLine>
                {about.map((text, index) => (
                  <Fragment key={text}>
                    {index > 0 && ' · '}
                    <bdi>{text}</bdi>
                  </Fragment>
                ))}
              </SecondLine>
            )}
          </Option>
        );
      })}
    </Group>
  );
}

/** Items, stores and categories, each group with its name. */
export function FoundOptions({ found, ...list }: ListProps & { found: Suggestions }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const isRental = context === 'rental';
  const { items, stores, categories } = found;
  return (
    <>
      <EntryOptions
        kind="product"
        getPath={isRental ? vehiclePath : itemPath}
        label={t('searchBox.items', { context })}
        entries={items}
        {...list}
      />
      <EntryOptions
        kind="store"
        getPath={isRental ? providerPath : (id) => `/store/${id}`}
        label={t('searchBox.stores', { context })}
        entries={stores}
        {...list}
      />
      <EntryOptions
        kind="category"
        getPath={categoryPath}
        label={t('searchBox.categories')}
        entries={categories}
        {...list}
      />
    </>
  );
}

const Label = styled.div`
  padding: ${space('sm')} ${space('md')} ${space('xxs')};
  font-size: ${size('xs')};
  font-weight: 600;
  color: ${color('textSoft')};
`;
