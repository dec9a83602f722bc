import type { BootData, RenderedPage } from '@shop/federation';

/** A release's server build: its path, and its expected integrity hash. */
export interface ServerFile {
  app: string;
  version: string;
  /** Address of the release's folder, with a trailing slash; unique among releases. */
  base: string;
  /** The file itself. */
  path: string;
  integrity: string;
}

/** Loads releases before a page needs them. */
export interface WarmJob {
  kind: 'warm';
  host: ServerFile;
  remotes: ServerFile[];
}

export interface PageJob {
  kind: 'page';
  host: ServerFile;
  /** Null if an app has no working server build. */
  remotes: Record<string, ServerFile | null>;
  /** The page's app, and the route's path. */
  route: { app: string; path: string };
  /** Path and search. */
  address: string;
  boot: BootData;
  /** Placeholder for the nonce. */
  nonce: string;
}

export type Job = WarmJob | PageJob;

/** A rendered page, with properties that the document around it needs. */
export interface Rendered extends RenderedPage {
  /** `BootData.madeAt`. */
  madeAt: number;
  /** Whether the page has rendered a title, and so its own head. */
  isTitled: boolean;
  /** Tags of the head that preload pictures. */
  pictures: string;
  /** Apps whose server build could not be loaded. */
  unloaded: string[];
}

/** What came of rendering a page. */
export interface RenderResult {
  /** Null if it must be sent without content. */
  page: Rendered | null;
  /** Apps whose releases made a part of it, or all of it, fail. */
  failed: readonly string[];
}

/** Messages of a worker about its current job. The last three end it. */
export type WorkerMessage =
  | { kind: 'loading'; file: ServerFile }
  | { kind: 'load-failed'; file: ServerFile; error: string }
  | { kind: 'stray'; error: string }
  | { kind: 'loaded'; releases: number }
  | { kind: 'warmed' }
  | { kind: 'page'; page: Rendered; heap: number }
  | { kind: 'failed'; error: string };
