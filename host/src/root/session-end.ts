import type { Bus } from '@shop/events';
import type { BootData } from '@shop/federation';
import { matchRoutes, type Location } from '@shop/router';

const home = '/home';

/** What of the router is needed here. */
interface Leading {
  state: { location: Location };
  navigate(to: string): Promise<void>;
}

/**
 * ERR-18: a session that has ended by itself leads to /home, unless the page that is shown goes on by itself (F-23). What it
 * cut off is kept: whoever signs in again is back where the session ended (F-22).
 */
export function leaveOnEnd(remotes: BootData['remotes'], router: Leading, bus: Pick<Bus, 'emit'>): void {
  const routes = Object.values(remotes).flatMap(({ live }) => live.routes);
  const { pathname, search } = router.state.location;
  if (matchRoutes(routes, pathname)?.[0]?.route.resumes) return;
  void router.navigate(home);
  if (pathname === home) return;
  // After what the failed call itself has to ask: the last command stands, and this one knows the way back.
  setTimeout(() => bus.emit('auth:sign-in-requested', { because: 'expired', next: pathname + search }));
}
