import { act, renderHook } from '@testing-library/react';
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  rememberSearch,
  useRecentSearches,
  useRememberedSearch,
} from './recent-searches';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps the last eight searches on the device, the newest first and each once [X-02]', () => {
  for (const searchText of ['tea', 'rice', 'milk', 'eggs', 'Tea ', 'a', 'b', 'c', 'd', 'e', '  '])
    rememberSearch(searchText);
  expect(recentSearches()).toEqual(['e', 'd', 'c', 'b', 'a', 'Tea', 'eggs', 'milk']);
});

it('updates at once when a search is added or removed, here and in another tab', () => {
  const { result } = renderHook(() => useRecentSearches());
  act(() => ['tea', 'rice'].forEach(rememberSearch));
  expect(result.current).toEqual(['rice', 'tea']);
  act(() => forgetSearch('TEA'));
  expect(result.current).toEqual(['rice']);
  act(() => forgetSearches());
  expect(result.current).toEqual([]);
  localStorage.setItem('recent_searches', '["from elsewhere"]');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(result.current).toEqual(['from elsewhere']);
});

it('remembers the search of the results page', () => {
  renderHook(() => useRememberedSearch('rice'));
  expect(recentSearches()).toEqual(['rice']);
});

it.each(['{', '7', '{"a":1}', '[1, null, "", "tea"]'])('ignores %s in storage [F-32]', (stored) => {
  localStorage.setItem('recent_searches', stored);
  expect(recentSearches()).toEqual(stored.includes('tea') ? ['tea'] : []);
});

it('keeps them in memory when storage fails [F-31]', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no');
  });
  rememberSearch('tea');
  expect(recentSearches()).toEqual(['tea']);
});
