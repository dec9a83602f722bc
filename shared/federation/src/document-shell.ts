/** Shape of the placeholder for a page. */
export type PageShape = 'item' | 'list';

export const pageShapes: readonly PageShape[] = ['item', 'list'];

/** The shape for a page's name. */
export const getPageShape = (page: string): PageShape => (/^(item|product)/.test(page) ? 'item' : 'list');

/** What a document shows until its scripts render the page. The host's build renders it; the edge writes it. */
export interface DocumentShell {
  /** Styles. `SHELL_NONCE` and `SHELL_BASE` are replaced by nonce and address of the release's folder. */
  head: string;
  /** Language → shape of the page → content of `#root`. */
  html: Record<string, Record<PageShape, string>>;
}

export const SHELL_NONCE = '%nonce%';
export const SHELL_BASE = '%base%';
