import { isRecord } from '@shop/contract';
import { useEffect, useState } from 'react';

/** The shop's browser key for Google Maps, as the page brings it; null: there is none. */
function getPageKey(): string | null {
  try {
    const boot: unknown = JSON.parse(document.getElementById('shop-boot')?.textContent ?? 'null');
    return isRecord(boot) && typeof boot.mapsKey === 'string' && boot.mapsKey ? boot.mapsKey : null;
  } catch {
    return null;
  }
}

/** The key; null where the shop has none, undefined until the page has been asked. D-26. */
export function useMapsKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(getPageKey()), []);
  return key;
}
