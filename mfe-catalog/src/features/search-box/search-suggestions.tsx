import type { SlotProps } from '@shop/federation';
import { isolate, useTranslation } from '@shop/i18n';
import { Skeleton, space, VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { getSearchAddress } from '../../components/page/addresses';
import { messages } from '../../messages';
import { usePopularSearches } from '../../queries/use-popular-searches';
import { useRecentSearches } from '../../recent-searches/recent-searches';
import { isMatch } from './matching';
import { Option, OptionIcon } from './option';
import { FoundOptions, PopularOptions, RecentOptions, type ListProps } from './option-groups';
import { RecentHead, RecentRemovals } from './recent-buttons';
import { PopularCategories, usePopularCategories } from './popular-categories';
import { countSuggestions, useSuggestions } from './use-suggestions';

type Props = SlotProps['search-suggestions'];

/** The list below the search field: suggestions for the text, or recent searches while it is empty. X-02. */
export function SearchSuggestions(props: Props) {
  return props.text.trim() ? <SuggestionsFor {...props} /> : <RecentAndPopular {...props} />;
}

/** Keeps the host's number of options in step with the list. */
function useOptionCount(count: number, onOptions: Props['onOptions']) {
  useEffect(() => onOptions(count), [count, onOptions]);
  useEffect(() => () => onOptions(0), [onOptions]);
}

/** The most recent searches shown beside suggestions. */
const fewRecent = 3;

function SuggestionsFor({ text, listId, active, onOptions, onOpened }: Props) {
  const { t, direction } = useTranslation(messages);
  const searchText = text.trim();
  const { found, isWaiting } = useSuggestions(searchText);
  const recent = useRecentSearches()
    .filter((known) => known.toLowerCase() !== searchText.toLowerCase() && isMatch(known, searchText))
    .slice(0, fewRecent);
  const count = countSuggestions(found);
  const meant = found.didYouMean ?? null;
  useOptionCount((meant === null ? 1 : 2) + recent.length + count, onOptions);
  const list: ListProps = { listId, active, onOpened, typed: meant ?? searchText };
  const own = `${listId}-words`;
  const question = meant === null ? '' : t('search.didYouMean', { words: isolate(meant, direction) });
  return (
    <Frame>
      <div id={listId} role="listbox" aria-label={t('searchBox.list')}>
        <Option
          id={own}
          to={getSearchAddress(searchText)}
          isActive={active === own}
          onOpened={onOpened}
          leading={<OptionIcon icon="search" />}
        >
          {t('searchBox.searchFor', { words: isolate(searchText, direction) })}
        </Option>
        {meant !== null && (
          <Option
            id={`${listId}-meant`}
            to={getSearchAddress(meant)}
            isActive={active === `${listId}-meant`}
            onOpened={onOpened}
            leading={<OptionIcon icon="edit" />}
          >
            {question}
          </Option>
        )}
        <FoundOptions found={found} {...list} />
        <RecentOptions searches={recent} {...list} />
      </div>
      {isWaiting && count === 0 && <Waiting />}
      <VisuallyHidden role="status">
        {isWaiting ? '' : `${t('searchBox.count', { count })} ${question}`.trim()}
      </VisuallyHidden>
    </Frame>
  );
}

function RecentAndPopular({ listId, active, onOptions, onOpened, onFocusLost }: Props) {
  const { t } = useTranslation(messages);
  const searches = useRecentSearches();
  const popular = usePopularSearches(searches);
  const categories = usePopularCategories();
  const count = searches.length + popular.length + categories.length;
  useOptionCount(count, onOptions);
  if (count === 0) return null;
  const list: ListProps = { listId, active, onOpened, typed: '' };
  return (
    <Frame>
      {searches.length > 0 && <RecentHead onFocusLost={onFocusLost} />}
      <Lines>
        <div id={listId} role="listbox" aria-label={t('searchBox.list')}>
          <RecentOptions searches={searches} isSilent {...list} />
          <PopularOptions searches={popular} {...list} />
          <PopularCategories categories={categories} {...list} />
        </div>
        <RecentRemovals searches={searches} onFocusLost={onFocusLost} />
      </Lines>
    </Frame>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    {[0, 1, 2].map((line) => (
      <Shape key={line}>
        <Skeleton $width="40px" $height="40px" />
        <Skeleton $width="55%" $height="14px" />
      </Shape>
    ))}
  </div>
);

const Frame = styled.div`
  padding-block: ${space('xs')};
`;

/** The remove buttons are placed over the ends of the lines. */
const Lines = styled.div`
  position: relative;
  & [id$='-recent'] a {
    padding-inline-end: 56px;
  }
`;

const Shape = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 48px;
  padding-inline: ${space('md')};
`;
