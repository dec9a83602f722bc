/** Shape of the space that is kept for a page. */
export type PageShape = 'item' | 'list';

export const pageShapes: readonly PageShape[] = ['item', 'list'];

/** By the page's name. */
export const getPageShape = (page: string): PageShape => (/^(item|product)/.test(page) ? 'item' : 'list');

/** What a document shows until scripts bring its page. The host's build renders it; the edge writes it. */
export interface DocumentShell {
  /** Styles. `SHELL_NONCE` and `SHELL_BASE` stand where nonce and address of the release's folder belong. */
  head: string;
  /** Language → shape of the page → content of `#root`. */
  html: Record<string, Record<PageShape, string>>;
}

export const SHELL_NONCE = '%nonce%';
export const SHELL_BASE = '%base%';
