import { useEffect, useRef } from 'react';

/** The value of the latest render, for handlers that have waited. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Resolves once React has rendered what was just read. */
export const waitForRender = () => new Promise((resolve) => setTimeout(resolve));
