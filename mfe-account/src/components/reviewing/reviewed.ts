import type { SubmittedReview } from '@shop/domain';

/** Something of an order or trip that can be reviewed once. */
export interface Reviewed {
  key: string;
  kind: 'item' | 'courier' | 'vehicle';
  id: number;
  name: string;
  imageUrl: string | null;
  /** Its review; null for none yet. */
  givenReview: SubmittedReview | null;
}

interface ReviewedLine {
  name: string;
  imageUrl: string | null;
  review: SubmittedReview | null;
}

/** Merges lines of the same item, which have one review together. */
export function mergeReviewed<Line extends ReviewedLine>(
  kind: Reviewed['kind'],
  lines: readonly Line[],
  getId: (line: Line) => number,
): Reviewed[] {
  const things = new Map<number, Reviewed>();
  for (const line of lines) {
    const id = getId(line);
    const known = things.get(id);
    if (known) known.givenReview ??= line.review;
    else
      things.set(id, {
        key: `${kind}-${id}`,
        kind,
        id,
        name: line.name,
        imageUrl: line.imageUrl,
        givenReview: line.review,
      });
  }
  return [...things.values()];
}
