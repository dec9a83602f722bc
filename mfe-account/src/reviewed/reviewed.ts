import type { GivenReview } from '@shop/domain';

/** Something of an order or a trip that can be reviewed, once. */
export interface Reviewed {
  key: string;
  kind: 'item' | 'courier' | 'vehicle';
  id: number;
  name: string;
  imageUrl: string | null;
  /** What was said of it; null: nothing yet. */
  given: GivenReview | null;
}

interface ReviewedLine {
  name: string;
  imageUrl: string | null;
  review: GivenReview | null;
}

/** What stands on several lines is one thing; a review on any of them is its review. */
export function onceEach<Line extends ReviewedLine>(
  kind: Reviewed['kind'],
  lines: readonly Line[],
  idOf: (line: Line) => number,
): Reviewed[] {
  const things = new Map<number, Reviewed>();
  for (const line of lines) {
    const id = idOf(line);
    const known = things.get(id);
    if (known) known.given ??= line.review;
    else
      things.set(id, {
        key: `${kind}-${id}`,
        kind,
        id,
        name: line.name,
        imageUrl: line.imageUrl,
        given: line.review,
      });
  }
  return [...things.values()];
}
