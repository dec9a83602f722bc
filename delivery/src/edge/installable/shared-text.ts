/** What another app hands to the shop (`share_target` of the manifest): text, and often an address within it. */
export interface SharedContent {
  title?: string;
  text?: string;
  url?: string;
}

const home = '/home';
const addresses = /https?:\/\/\S+/gi;
/** Letters that a search takes. */
const longestSearch = 200;

/** The path of an address of this shop; null for others. */
function toOwnPath(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin: there, pathname, search } = new URL(address);
  return there === origin && !pathname.startsWith('//') ? pathname + search : null;
}

/**
 * Where shared content leads: to the page of this shop that it names, else to the search for its words, else home
 * . Always a path of this shop.
 */
export function toSharedAddress({ title = '', text = '', url = '' }: SharedContent, origin: string): string {
  const named = `${url} ${text}`.match(addresses) ?? [];
  const own = named.map((address) => toOwnPath(address, origin)).find((path) => path !== null);
  if (own) return own;
  const [words = ''] = [text, title]
    .map((part) => part.replace(addresses, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const query = [...words].slice(0, longestSearch).join('');
  return query ? `${home}?search=${encodeURIComponent(query)}` : home;
}
