const most = 500;

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
}

/**
 * Caches results by key for some seconds, if `isWorthCaching`. Concurrent calls with the same key share one computation.
 */
export function createCache<Value>({
  seconds,
  isWorthCaching,
}: {
  seconds: number;
  isWorthCaching: (value: Value, milliseconds: number) => boolean;
}): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const entries = new Map<string, Entry<Value>>();
  return (key, work) => {
    const known = entries.get(key);
    if (known && known.until > performance.now()) return known.value;
    if (entries.size >= most) entries.clear();
    const started = performance.now();
    const entry: Entry<Value> = { value: work(), until: Infinity };
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        const now = performance.now();
        if (isWorthCaching(value, now - started)) entry.until = now + seconds * 1_000;
        else if (entries.get(key) === entry) entries.delete(key);
      },
      () => entries.get(key) === entry && entries.delete(key),
    );
    return entry.value;
  };
}
