import { matchRoute, type BootData } from '@shop/federation';
import type { Router } from '@shop/router';

/** ERR-18: a session that has ended by itself leads to /home, unless the page that is shown goes on by itself (F-23). */
export function leaveOnEnd(remotes: BootData['remotes'], router: Pick<Router, 'state' | 'navigate'>): void {
  const routes = Object.values(remotes).flatMap(({ live }) => live.routes);
  const shown = matchRoute(routes, router.state.location.pathname)?.route;
  if (!shown?.resumes) router.navigate('/home');
}
