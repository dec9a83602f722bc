import { useLocation, useNavigate, useSearchParams } from '@shop/router';
import { useState } from 'react';

/**
 * What stands in the search field: what is searched for at this address, until the visitor writes something else. Another
 * address brings its own words.
 */
export function useSearchWords() {
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
    const words = text.trim();
    if (words) void navigate(`/home?search=${encodeURIComponent(words)}`);
    return words !== '';
  };
  return { text, setText, find };
}
