/** A small random generator (mulberry32): the same seed gives the same demo data on every machine. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** From 0 to below 1. */
    next,
    /** A whole number from `least` to `most`, both included. */
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (share: number) => next() < share,
    pick<Entry>(list: readonly Entry[]): Entry {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new Error('Nothing to pick from');
      return entry;
    },
  };
}

export type Random = ReturnType<typeof randomFrom>;
