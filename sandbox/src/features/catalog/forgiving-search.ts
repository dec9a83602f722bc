import type { Queries } from '../../database/database';
import { searchTerms, type SearchTerms } from '../../database/search';
import type { Scope } from '../../http/scope';

/** A page of results, and the size of the whole list. */
interface FoundPage {
  total: number;
  wire: Record<string, unknown>;
}

/**
 * Searches for a text as it was typed; without results, with similar words. The page says in `did_you_mean` what was
 * meant: the text with the words that were replaced, or, where nothing is found, the part of it that finds something.
 *
 */
export async function searchForgivingly(
  queries: Queries,
  text: string,
  here: Pick<Scope, 'zoneIds' | 'moduleId'>,
  find: (terms: SearchTerms) => Promise<FoundPage>,
): Promise<FoundPage & { terms: SearchTerms }> {
  const exactly = await searchTerms(queries, text, here);
  const found = { ...(await find(exactly)), terms: exactly };
  if (found.total > 0) return withCorrection(found, exactly.correction);
  const likened = await searchTerms(queries, text, here, { likened: true });
  const similar = { ...(await find(likened)), terms: likened };
  if (similar.total > 0) return withCorrection(similar, likened.correction);
  const { knownPart } = exactly;
  const part = knownPart === null ? null : await find(await searchTerms(queries, knownPart, here));
  return withCorrection(similar, part && part.total > 0 ? knownPart : null);
}

const withCorrection = <Found extends FoundPage>(found: Found, correction: string | null): Found =>
  correction === null ? found : { ...found, wire: { ...found.wire, did_you_mean: correction } };
