import type { Endpoint, Page } from '@shop/contract';

/** An endpoint with the arguments of a row. */
export interface RowQuery<Entity> {
  endpoint: Endpoint<unknown, Page<Entity>>;
  args: unknown;
}

/** Checks the arguments against the endpoint and erases their type, so that one table can hold different queries. */
export const createRowQuery = <Args, Entity>(
  endpoint: Endpoint<Args, Page<Entity>>,
  args: Args,
): RowQuery<Entity> =>
  // The two are only used together.
  ({ endpoint, args }) as unknown as RowQuery<Entity>;
