import type { ComponentType } from 'react';
import type { RenderedPart } from '../server-rendering';

/** A page whose code cannot be had; what the server has rendered of it stands and can be read. */
export type KeptPage = RenderedPart & { kind: 'page' };

const none: readonly KeptPage[] = [];

/** A browser hands out the failed answer of each preloaded file once more: a Retry asks a few times, with breath between. */
const tries = 4;
const pause = 300;

async function persistent<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Pages that came rendered and could not be made live. Their boundary waits: an error card would take good content
 * away. Somebody else says that they do not work, and Retry makes them live where they stand.
 */
export class KeptPages {
  private pages = none;
  private readonly hearers = new Set<() => void>();

  all = (): readonly KeptPage[] => this.pages;

  /** What a server knows of. */
  rendered = (): readonly KeptPage[] => none;

  hear = (hearer: () => void): (() => void) => {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  };

  /** Settles when `attempt` has worked after one of the Retries that `onAgain` tells of. */
  keep(
    page: KeptPage,
    attempt: () => Promise<ComponentType<object>>,
    onAgain: (hear: (app: string) => void) => () => void,
  ): Promise<ComponentType<object>> {
    this.set([...this.pages, page]);
    return new Promise((resolve) => {
      const stop = onAgain((app) => {
        if (app !== page.app) return;
        persistent(attempt).then(
          (component) => {
            stop();
            this.set(this.pages.filter((kept) => kept !== page));
            resolve(component);
          },
          () => undefined, // still not: the next Retry
        );
      });
    });
  }

  /** The visitor has gone on to another page. */
  forget(): void {
    if (this.pages !== none) this.set(none);
  }

  private set(pages: readonly KeptPage[]) {
    this.pages = pages;
    for (const hear of this.hearers) hear();
  }
}
