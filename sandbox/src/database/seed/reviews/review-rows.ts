import { hoursBefore } from '../calendar';
import { categories } from '../catalogue/categories';
import type { RatingCounts } from '../catalogue/ratings';
import type { Row } from '../insert-rows';
import { randomFrom, type Random } from '../random';
import { toRows, type Texts } from '../texts';
import { goodsReviews, replies, serviceRemarks } from './goods-reviews';
import { mealReviews } from './meal-reviews';
import { reviewers } from './reviewers';

type Mood = 'good' | 'fair' | 'poor';

/** The table of reviews for a category. */
const kinds: Record<string, string> = {
  meal: 'pizza beef-burgers chicken-burgers biryani grills arabic asian seafood breakfast salads',
  sweet: 'cakes sweets bakery snacks',
  drink: 'hot-drinks cold-drinks beverages',
  fresh: 'fruit vegetables meat dairy',
  pantry: 'pantry household',
  medicine: 'pain cold stomach allergy vitamins first-aid prescription',
  care: 'care baby beauty',
  tech: 'phones computers audio',
  fashion: 'women men shoes watches',
  home: 'home kitchen toys sport books',
};

export interface Comment {
  mood: Mood;
  texts: Texts;
}

export const toComment = ([mood = '', en = '', ur = '', ar = '']: string[]): Comment => {
  if (!['good', 'fair', 'poor'].includes(mood) || ar === '') throw new Error(`Not three languages: ${en}`);
  return { mood: mood as Mood, texts: { en, ur, ar } }; // one of the three
};

/** The reviews of each kind. */
export function sayingsByKind(text: string): Map<string, Comment[]> {
  const table = new Map<string, Comment[]>();
  let lines: Comment[] = [];
  for (const cells of toRows(text)) {
    const [first = ''] = cells;
    if (first.startsWith('# ')) table.set(first.slice(2), (lines = []));
    else lines.push(toComment(cells));
  }
  return table;
}

const sayings = new Map([...sayingsByKind(mealReviews), ...sayingsByKind(goodsReviews)]);
const remarks = toRows(serviceRemarks).map(toComment);
const replyComments = toRows(replies).map(toComment);
const kindById = new Map(
  Object.entries(kinds).flatMap(([kind, shelves]) =>
    shelves.split(' ').map((shelf): [string, string] => [shelf, kind]),
  ),
);

const getMood = (rating: number): Mood => (rating >= 4 ? 'good' : rating >= 2.5 ? 'fair' : 'poor');

/** A random sample of an item's ratings; each rating at most as often as it was given. */
function ratingsFrom(counts: RatingCounts, wanted: number, random: Random): number[] {
  const left = [...counts];
  return Array.from({ length: wanted }, () => {
    let at = random.next() * left.reduce((sum, count) => sum + count, 0);
    const index = left.findIndex((count) => (at -= count) < 0);
    if (index < 0) return null;
    left[index] = (left[index] ?? 0) - 1;
    return 1 + index / 2;
  }).filter((rating) => rating !== null);
}

interface RatedItem {
  id: number;
  store_id: number;
  category_id: number;
  recommended: boolean;
  rating_count: number;
  rating_counts: RatingCounts;
}

/** The available reviews of an item, and sentences about its store. */
interface Sayable {
  sayings: readonly Comment[];
  remarks: readonly Comment[];
}

/** So many reviews of one item, taken from its ratings. */
export function writtenReviews(
  { sayings: all, remarks: further }: Sayable,
  { rating_counts: counts, wanted }: { rating_counts: RatingCounts; wanted: number },
  now: Date,
  random: Random,
): Row[] {
  const table = [...all];
  const people = [...reviewers];
  const take = <Entry>(list: Entry[], entry: Entry | undefined) =>
    entry && list.splice(list.indexOf(entry), 1)[0];
  return ratingsFrom(counts, wanted, random).flatMap((rating) => {
    const mood = getMood(rating);
    const fitting = table.filter((comment) => comment.mood === mood);
    const comment = fitting.length > 0 ? take(table, random.pick(fitting)) : undefined;
    const person = take(people, random.pick(people));
    if (!comment || !person) return [];
    const inOwnLanguage = ({ texts }: Comment) => texts[person.language];
    const more = random.chance(0.35) ? random.pick(further.filter((remark) => remark.mood === mood)) : null;
    const reply = random.chance(mood === 'good' ? 0.15 : 0.6)
      ? random.pick(replyComments.filter((comment) => comment.mood === mood))
      : null;
    return {
      customer_id: person.id,
      rating,
      comment: [comment, ...(more ? [more] : [])].map(inOwnLanguage).join(' '),
      reply: reply && inOwnLanguage(reply),
      // from the last nine months, most of them from the last weeks
      created_at: hoursBefore(now, 3 + Math.floor(random.next() ** 2.4 * 270 * 24)),
    };
  });
}

function createReviews(item: RatedItem, now: Date): Row[] {
  const random = randomFrom(item.id * 7_368_787);
  const kind = kindById.get(categories[item.category_id - 1]?.key ?? '');
  const wanted = Math.min(item.rating_count, random.whole(0, item.recommended ? 9 : 3));
  const comments = { sayings: sayings.get(kind ?? '') ?? [], remarks };
  return writtenReviews(comments, { rating_counts: item.rating_counts, wanted }, now, random).map(
    (review) => ({
      item_id: item.id,
      store_id: item.store_id,
      ...review,
    }),
  );
}

/** An English review of an item of a category, if there is one. */
export function englishComment(category: number, rating: number, random: Random): string | null {
  const kind = kindById.get(categories[category - 1]?.key ?? '');
  const fitting = sayings.get(kind ?? '')?.filter(({ mood }) => mood === getMood(rating)) ?? [];
  return fitting.length > 0 ? random.pick(fitting).texts.en : null;
}

/** Reviews of the demo items: each in the writer's language, as the item's ratings allow. */
export const reviewRows = (now: Date, items: readonly Row[]): Row[] =>
  (items as unknown as RatedItem[]) // catalogueRows makes them so
    .flatMap((item) => createReviews(item, now))
    .map((row, index) => ({ id: index + 1, ...row, active: true }));
