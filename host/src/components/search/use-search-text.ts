import { toSearchText } from '@shop/domain';
import { useLocation, useNavigate, useSearchParams } from '@shop/router';
import { useState } from 'react';

/**
 * The list's name at the end of its address: `categories`, `latest`. Null on the page of a single thing and on the
 * home page.
 */
const getPageName = (pathname: string): string | null =>
  pathname === '/home' ? null : (/\/([a-z-]+)$/.exec(pathname)?.[1] ?? null);

/**
 * The text of the search field: the search of this address, until the visitor types something else. Another address
 * replaces it.
 */
export function useSearchText() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const current = pathname === '/home' ? toSearchText(search.get('search')) : '';
  const [known, setKnown] = useState(current);
  const [text, setText] = useState(current);
  if (known !== current) {
    setKnown(current);
    setText(current);
  }
  /** Goes to the results (D-03); false when the field is empty. */
  const find = (): boolean => {
    const query = toSearchText(text);
    const from = search.get('from') ?? getPageName(pathname);
    const origin = from ? `&from=${encodeURIComponent(from)}` : '';
    if (query) void navigate(`/home?search=${encodeURIComponent(query)}${origin}`);
    return query !== '';
  };
  return { text, setText, find };
}
