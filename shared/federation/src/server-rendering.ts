import type { BootData } from './boot-data';
import type { DocumentShell } from './document-shell';
import type { ExposedModules } from './remote-contract';

/** The exposed modules of a release's server build; without `./listeners`, whose parts open only in a browser. */
export type ServerModules = ExposedModules['./routes'] & ExposedModules['./slots'];

/** One page to be rendered: plain data, so that it can be handed to another thread. */
export interface RenderRequest {
  /** Path and search, as asked for. */
  address: string;
  /** What the page will tell the browser, without what is one visitor's own. */
  boot: BootData;
  /** Stands for the nonce wherever one belongs. */
  nonce: string;
}

/** A part of a remote that could not be rendered; its fallback stands in the page, and the browser fills it. */
export interface RenderFailure {
  /** `page:mfe-catalog/home-page`, `slot:cart-bar`, or what else failed. */
  part: string;
  error: string;
}

export interface RenderedPage {
  /** Title, description and all else that the page says of itself, pictures to be fetched first, and styles: for the document's head. */
  head: string;
  /** Content of `#root`. */
  html: string;
  /** Block of structured data, for the document's end; left out by hosts before contract 1.10. */
  data?: string;
  /** Parts that stand in the page: the browser loads them before it makes the page its own. */
  parts: RenderedPart[];
  troubles: RenderFailure[];
}

/** A page or slot of a remote in a rendered page. */
export interface RenderedPart {
  kind: 'page' | 'slot';
  app: string;
  name: string;
}

/** What the host's server build exports. */
export interface HostServer {
  /** Shared request → its exports: what the remotes' server builds are given. */
  shared: Record<string, unknown>;
  /** Rejects when the page cannot be rendered at all. `remotes`: null where a server build could not be loaded. */
  render(request: RenderRequest, remotes: Record<string, ServerModules | null>): Promise<RenderedPage>;
  /** Called once, by the build of its release. */
  renderShell(): Promise<DocumentShell>;
}
