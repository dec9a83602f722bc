export interface Paging {
  limit: number;
  /** From 1. */
  page: number;
}

const defaultLimit = 10;
const most = 100;

/** `limit` and `offset` of a list: `offset` is the page, from 1. Values out of range are clamped. */
export function toPaging({
  limit,
  offset,
}: {
  limit?: number | undefined;
  offset?: number | undefined;
}): Paging {
  return {
    limit: limit === undefined || limit < 1 ? defaultLimit : Math.min(limit, most),
    page: Math.max(1, offset ?? 1),
  };
}

/** A list as wire data: its size as a number, limit and page as text, the entries under their plural name. */
export const pageToWire = <Entry>(
  name: string,
  total: number,
  { limit, page }: Paging,
  entries: Entry[],
) => ({
  total_size: total,
  limit: String(limit),
  offset: String(page),
  [name]: entries,
});
