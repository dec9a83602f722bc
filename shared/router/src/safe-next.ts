const home = '/home';

/**
 * Where to continue after signing in or choosing a location, from text that a visitor or a link provides: an address of
 * this shop; everything else leads home (F-37).
 */
export function safeNext(path: string | null | undefined): string {
  // A browser reads a backslash as a slash and drops tabs and line breaks, so `/\t/evil` would leave the shop.
  if (!path || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return home;
  try {
    const url = new URL(path, 'http://shop.invalid');
    const isLocal = url.origin === 'http://shop.invalid' && !url.pathname.startsWith('//');
    return isLocal ? `${url.pathname}${url.search}${url.hash}` : home;
  } catch {
    return home;
  }
}
