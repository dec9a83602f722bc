import type { BootData, RenderedPage } from '@shop/federation';

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
  boot: BootData;
  /** Stands where a nonce belongs. */
  nonce: string;
}

export type Job = WarmJob | PageJob;

/** What was rendered, with what the page around it needs to know of it. */
export interface Rendered extends RenderedPage {
  /** `BootData.madeAt`. */
  madeAt: number;
  /** Whether the page has written a title, and with it a head of its own. */
  isTitled: boolean;
  /** Tags of the head that preload pictures. */
  pictures: string;
}

/** What a worker says of the job that it has. The last three end it. */
export type WorkerMessage =
  | { kind: 'loading'; file: ServerFile }
  | { kind: 'load-failed'; file: ServerFile; error: string }
  | { kind: 'stray'; error: string }
  | { kind: 'loaded'; releases: number }
  | { kind: 'warmed' }
  | { kind: 'page'; page: Rendered; heap: number }
  | { kind: 'failed'; error: string };
