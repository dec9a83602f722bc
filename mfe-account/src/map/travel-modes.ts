/** Ways to travel in the order in which they are tried. ADDR-22. */
const travelModes = ['driving', 'walking', 'bicycling'] as const;

export type TravelMode = (typeof travelModes)[number];

/** The first way of travelling that leads there; null where none does. A way that fails is a way that leads nowhere. */
export async function firstWay<Way>(
  ask: (mode: TravelMode) => Promise<Way | null>,
): Promise<{ mode: TravelMode; way: Way } | null> {
  for (const mode of travelModes) {
    const way = await ask(mode).catch(() => null);
    if (way !== null) return { mode, way };
  }
  return null;
}
