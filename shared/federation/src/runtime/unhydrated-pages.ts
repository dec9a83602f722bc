import type { ComponentType } from 'react';
import type { RenderedPart } from '../server-rendering';

/** A page whose code cannot be had; what the server has rendered of it stands and can be read. */
export type UnhydratedPage = RenderedPart & { kind: 'page' };

const none: readonly UnhydratedPage[] = [];

/** A browser hands out the failed answer of each preloaded file once more: a Retry asks a few times, with a delay between. */
const tries = 4;
const retryDelay = 300;

async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

/**
 * Pages that came rendered and could not be made live. Their boundary waits: an error fallback would take good content
 * away. Somebody else says that they do not work, and Retry makes them live where they stand.
 */
export class UnhydratedPages {
  private pages = none;
  private readonly listeners = new Set<() => void>();

  all = (): readonly UnhydratedPage[] => this.pages;

  /** What a server knows of. */
  rendered = (): readonly UnhydratedPage[] => none;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Settles when `attempt` has worked after one of the Retries that `onAgain` tells of. */
  add(
    page: UnhydratedPage,
    attempt: () => Promise<ComponentType<object>>,
    onAgain: (listener: (app: string) => void) => () => void,
  ): Promise<ComponentType<object>> {
    this.set([...this.pages, page]);
    return new Promise((resolve) => {
      const stop = onAgain((app) => {
        if (app !== page.app) return;
        retry(attempt).then(
          (component) => {
            stop();
            this.set(this.pages.filter((other) => other !== page));
            resolve(component);
          },
          () => undefined, // still not: the next Retry
        );
      });
    });
  }

  /** The visitor has gone on to another page. */
  clear(): void {
    if (this.pages !== none) this.set(none);
  }

  private set(pages: readonly UnhydratedPage[]) {
    this.pages = pages;
    for (const notify of this.listeners) notify();
  }
}
