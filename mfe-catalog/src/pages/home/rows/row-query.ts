import type { Endpoint, Page } from '@shop/contract';

/** An endpoint with the arguments that a row asks it. */
export interface RowQuery<Entity> {
  endpoint: Endpoint<unknown, Page<Entity>>;
  args: unknown;
}

/** Checks the arguments against the endpoint and forgets their type, so that questions of all kinds fit in one table. */
export const createRowQuery = <Args, Entity>(
  endpoint: Endpoint<Args, Page<Entity>>,
  args: Args,
): RowQuery<Entity> =>
  // Only ever asked together.
  ({ endpoint, args }) as unknown as RowQuery<Entity>;
