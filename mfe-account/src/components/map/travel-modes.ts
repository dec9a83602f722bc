/** Travel modes in the order in which they are tried. ADDR-22. */
const travelModes = ['driving', 'walking', 'bicycling'] as const;

export type TravelMode = (typeof travelModes)[number];

/** The first travel mode with a route; null where none has one. A failed request counts as no route. */
export async function findFirstRoute<Route>(
  findRoute: (mode: TravelMode) => Promise<Route | null>,
): Promise<{ mode: TravelMode; route: Route } | null> {
  for (const mode of travelModes) {
    const route = await findRoute(mode).catch(() => null);
    if (route !== null) return { mode, route };
  }
  return null;
}
