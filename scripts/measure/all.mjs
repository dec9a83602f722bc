import { banner } from './banner.mjs';
import { card } from './card.mjs';
import { scores } from './lighthouse.mjs';
import { lines } from './lines.mjs';
import { loads } from './load.mjs';
import { shifts } from './shift.mjs';
import { taps } from './usable.mjs';

/**
 * All that is measured. Each has a `kind` and a `page`, by which it can be picked, its `figures` by name, and `measure`, which takes
 * a shop and the round and answers a value for each figure.
 */
export const all = [...taps, ...loads, banner, card, ...shifts, ...scores, lines];
