import type { RemoteSlots } from '@shop/federation';

/** Remote components for other apps' screens, each in a chunk of its own. */
export const slots: RemoteSlots = {
  'search-suggestions': () =>
    import(/* webpackChunkName: "search-suggestions" */ './features/search-box/search-suggestions').then(
      ({ SearchSuggestions }) => ({ default: SearchSuggestions }),
    ),
  'trip-plan-form': () =>
    import(/* webpackChunkName: "trip-plan-form" */ './components/trip-plan/trip-plan-form').then(
      ({ TripPlanForm }) => ({ default: TripPlanForm }),
    ),
};
