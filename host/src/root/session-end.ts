import type { Bus } from '@shop/events';
import type { BootData } from '@shop/federation';
import { matchRoutes, type Location } from '@shop/router';

const home = '/home';

/** The parts of the router that are used here. */
interface Leading {
  state: { location: Location };
  navigate(to: string): Promise<void>;
}

/**
 * ERR-18: an expired session leads to /home, unless the page handles it itself (F-23). Whoever signs in again comes
 * back to the page where it expired (F-22).
 */
export function leaveOnEnd(remotes: BootData['remotes'], router: Leading, bus: Pick<Bus, 'emit'>): void {
  const routes = Object.values(remotes).flatMap(({ live }) => live.routes);
  const { pathname, search } = router.state.location;
  if (matchRoutes(routes, pathname)?.[0]?.route.resumes) return;
  void router.navigate(home);
  if (pathname === home) return;
  // Deferred, because the last command wins: the failed request may send one too, and only this one has the address
  // to come back to.
  setTimeout(() => bus.emit('auth:sign-in-requested', { because: 'expired', next: pathname + search }));
}
