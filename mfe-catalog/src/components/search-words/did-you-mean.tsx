import { toSearchText } from '@shop/domain';
import { isolate, useTranslation } from '@shop/i18n';
import { Link, useLocation, useSearchParams } from '@shop/router';
import { buttonStyles, color, radius, size, space, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { forgetSearch } from '../../recent-searches/recent-searches';

/** The same page for another search text: filters, order and tab stay. */
function useSearchAddress(searchText: string): string {
  const { pathname, search } = useLocation();
  const changed = new URLSearchParams(search);
  changed.delete('page');
  changed.set('search', searchText);
  return `${pathname}?${changed.toString()}`;
}

interface MeantProps {
  /** The text that was probably meant. */
  meant: string;
  isButton?: boolean;
  /** A search within the page, such as a store's: the window stays where it is, and going back leaves the page. */
  isWithinPage?: boolean;
}

/** "Did you mean …?", a link to the results of that text, within a sentence or as a button. X-24. */
export function DidYouMean({ meant, isButton = false, isWithinPage = false }: MeantProps) {
  const { t, direction } = useTranslation(messages);
  const [search] = useSearchParams();
  const address = useSearchAddress(meant);
  // What was mistyped is not worth being remembered.
  const forget = () => forgetSearch(toSearchText(search.get('search')));
  const stays = isWithinPage ? { replace: true, preventScrollReset: true } : {};
  const link = { to: address, onClick: forget, ...stays };
  const question = t('search.didYouMean', { words: isolate(meant, direction) });
  return isButton ? (
    <MeantButton {...link} $tone="primary">
      {question}
    </MeantButton>
  ) : (
    <MeantLink {...link}>{question}</MeantLink>
  );
}

interface ForgivenProps extends Pick<MeantProps, 'isWithinPage'> {
  searchText: string;
  /** Null: what was typed has been found. */
  meant: string | null;
}

/**
 * Above results that were found by something similar: says so, and asks whether that was meant. Screen readers are told; the
 * element is there before its content, as they need it.
 */
export function Forgiven({ searchText, meant, isWithinPage = false }: ForgivenProps) {
  const { t, direction } = useTranslation(messages);
  return (
    <div role="status">
      {meant !== null && (
        <Note>
          {t('search.similar', { words: isolate(searchText, direction) })}{' '}
          <DidYouMean meant={meant} isWithinPage={isWithinPage} />
        </Note>
      )}
    </div>
  );
}

const MeantButton = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  overflow-wrap: anywhere;
`;

const MeantLink = styled(Link)`
  font-weight: 600;
  color: ${color('brand')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin-block-end: ${space('sm')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('lg')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
`;
