import type { BootData } from './boot-data';
import type { DocumentShell } from './document-shell';
import type { ExposedModules } from './remote-contract';

/** The exposed modules of a release's server build; without `./listeners`, whose components open only in a browser. */
export type ServerModules = ExposedModules['./routes'] & ExposedModules['./slots'];

/** One page to render: plain data, so that it can be sent to another thread. */
export interface RenderRequest {
  /** Path and search, as requested. */
  address: string;
  /** The page's boot data, without personal data. */
  boot: BootData;
  /** Placeholder for the nonce. */
  nonce: string;
}

/** A remote component that could not be rendered; the page contains its fallback, and the browser renders it. */
export interface RenderFailure {
  /** `page:mfe-catalog/home-page`, `slot:cart-bar`, or what else failed. */
  part: string;
  error: string;
  /** The error's stack, then that of its component: the files in it tell whose release failed. Earlier hosts send none. */
  stack?: string;
}

export interface RenderedPage {
  /** Tags for the document's head: title, description and others of the page, preloaded pictures, and styles. */
  head: string;
  /**
   * Where the page redirects to: path, search and hash, to which the visitor is led instead. Earlier hosts return none.
   */
  redirect?: string;
  /** Content of `#root`. */
  html: string;
  /** Structured data for the end of the document; hosts before contract 1.10 return none. */
  data?: string;
  /** Remote components in the page: the browser loads them before it hydrates the page. */
  parts: RenderedPart[];
  troubles: RenderFailure[];
}

/** A page or slot of a remote in a rendered page. */
export interface RenderedPart {
  kind: 'page' | 'slot';
  app: string;
  name: string;
}

/** Exports of the host's server build. */
export interface HostServer {
  /** Shared request → its exports, for the remotes' server builds. */
  shared: Record<string, unknown>;
  /** Rejects if the page cannot be rendered at all. `remotes`: null if a server build could not be loaded. */
  render(request: RenderRequest, remotes: Record<string, ServerModules | null>): Promise<RenderedPage>;
  /** Called once, by the build of the host's release. */
  renderShell(): Promise<DocumentShell>;
}
