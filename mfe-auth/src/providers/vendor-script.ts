import { ProviderFailed } from './provider-problem';

/** Milliseconds until loading a vendor's script counts as failed. */
const timeout = 15_000;

const loadingScripts = new Map<string, Promise<void>>();

function fetched(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new ProviderFailed());
    };
    const timer = setTimeout(fail, timeout);
    script.async = true;
    script.nonce = window.__shopNonce ?? '';
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    try {
      script.src = address;
      document.head.append(script);
    } catch {
      fail(); // The page's content security policy allows no vendor script.
    }
  });
}

/** Loads a vendor's script once for all callers; after a failure the next call tries again. */
function loadVendorScript(address: string): Promise<void> {
  const known = loadingScripts.get(address);
  if (known) return known;
  const attempt = fetched(address).finally(() => loadingScripts.delete(address));
  loadingScripts.set(address, attempt);
  return attempt;
}

/** The SDK of a vendor, loaded if necessary; `read` finds it among the page's globals. */
export async function loadVendorSdk<Sdk>(
  address: string,
  read: () => Sdk | undefined,
  onLoading?: (isLoading: boolean) => void,
): Promise<Sdk> {
  const there = read();
  if (there) return there;
  onLoading?.(true);
  try {
    await loadVendorScript(address);
  } finally {
    onLoading?.(false);
  }
  const sdk = read();
  if (!sdk) throw new ProviderFailed();
  return sdk;
}
