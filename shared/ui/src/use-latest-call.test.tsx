import { renderHook } from '@testing-library/react';
import { useLatestCall } from './use-latest-call';

it('counts the last call only, and none after unmounting [F-30]', () => {
  const { result, rerender, unmount } = renderHook(() => useLatestCall());
  const isFirst = result.current();
  expect(isFirst()).toBe(true);
  rerender();
  const isSecond = result.current();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
  unmount();
  expect(isSecond()).toBe(false);
});
