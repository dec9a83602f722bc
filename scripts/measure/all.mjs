import { banner } from './banner.mjs';
import { card } from './card.mjs';
import { scores } from './lighthouse.mjs';
import { lines } from './lines.mjs';
import { loads } from './load.mjs';
import { shifts } from './shift.mjs';
import { taps } from './usable.mjs';

/**
 * All measurements. Each has a `kind` and a `page`, by which `--only` selects it, its `metrics` by name, and `measure`, which takes
 * a shop and the round and returns a value for each metric.
 */
export const all = [...taps, ...loads, banner, card, ...shifts, ...scores, lines];
