import { useLocation, useNavigate, useSearchParams } from '@shop/router';
import { useState } from 'react';

/** Lists bear their name at the end of their address: `categories`, `latest`. One thing's page, or the front, is none. */
const getPageName = (pathname: string): string | null =>
  pathname === '/home' ? null : (/\/([a-z-]+)$/.exec(pathname)?.[1] ?? null);

/**
 * What stands in the search field: what is searched for at this address, until the visitor writes something else. Another
 * address brings its own words.
 */
export function useSearchText() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const current = pathname === '/home' ? (search.get('search') ?? '') : '';
  const [known, setKnown] = useState(current);
  const [text, setText] = useState(current);
  if (known !== current) {
    setKnown(current);
    setText(current);
  }
  /** Leads to the results (D-03); false: there is nothing to search for. */
  const find = (): boolean => {
    const query = text.trim();
    const from = search.get('from') ?? getPageName(pathname);
    const origin = from ? `&from=${encodeURIComponent(from)}` : '';
    if (query) void navigate(`/home?search=${encodeURIComponent(query)}${origin}`);
    return query !== '';
  };
  return { text, setText, find };
}
