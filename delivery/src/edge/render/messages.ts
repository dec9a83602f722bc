import type { RenderedPart, RenderTrouble } from '@shop/federation';

/** A release's server build: where it is, and what it must be. */
export interface ServerFile {
  app: string;
  version: string;
  /** Address of the release's folder, with a trailing slash; no other release has it. */
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
  /** Null where an app has no server build, or none that works. */
  remotes: Record<string, ServerFile | null>;
  /** Whose page it is, and which one: app and path of the route. */
  route: { app: string; path: string };
  /** Path and search. */
  address: string;
  /** `BootData` as JSON. */
  boot: Uint8Array;
  /** Stands where a nonce belongs; the page comes back cut there. */
  nonce: string;
}

export type Job = WarmJob | PageJob;

/** A stretch of a page: as it is, and as blocks of raw deflate that refer to nothing before them. */
export interface Stretch {
  plain: Uint8Array;
  deflated: Uint8Array;
}

/** `RenderedPage` on its way between threads: between two stretches stands a nonce. */
export interface PackedPage {
  head: Stretch[];
  html: Stretch[];
  parts: RenderedPart[];
  /** `BootData.madeAt`. */
  madeAt: number;
  troubles: RenderTrouble[];
  /** The page's title as it stands in the head, escaped. */
  title: string | null;
  /** The head's tags that have pictures fetched first. */
  pictures: string;
}

/** What a worker says of the job that it has. The last three end it. */
export type WorkerMessage =
  | { kind: 'loading'; file: ServerFile }
  | { kind: 'load-failed'; file: ServerFile; error: string }
  | { kind: 'stray'; error: string }
  | { kind: 'loaded'; releases: number }
  | { kind: 'warmed' }
  | { kind: 'page'; page: PackedPage; heap: number }
  | { kind: 'failed'; error: string };
