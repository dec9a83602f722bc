import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RenderedPart } from '../server-rendering';

/** A page whose code cannot be loaded; its server-rendered content stays readable. */
export type UnhydratedPage = RenderedPart & { kind: 'page' };

const none: readonly UnhydratedPage[] = [];

/** A browser returns the failed response of each preloaded file once more: a Retry makes several attempts, with a delay between. */
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
 * Server-rendered pages that could not be hydrated. Their boundary stays suspended: an error fallback would remove readable
 * content. The host shows that they do not work, and Retry hydrates them.
 */
export class UnhydratedPages {
  readonly store: StoreApi<readonly UnhydratedPage[]> = createStore(() => none);

  /** Settles when `attempt` has succeeded after a Retry, as `onAgain` reports it. */
  add(
    page: UnhydratedPage,
    attempt: () => Promise<ComponentType<object>>,
    onAgain: (listener: (app: string) => void) => () => void,
  ): Promise<ComponentType<object>> {
    this.set([...this.store.getState(), page]);
    return new Promise((resolve) => {
      const stop = onAgain((app) => {
        if (app !== page.app) return;
        retry(attempt).then(
          (component) => {
            stop();
            this.set(this.store.getState().filter((other) => other !== page));
            resolve(component);
          },
          () => undefined, // failed again: the next Retry
        );
      });
    });
  }

  /** The visitor has navigated to another page. */
  clear(): void {
    this.set(none);
  }

  private set(pages: readonly UnhydratedPage[]) {
    this.store.setState(pages, true);
  }
}
