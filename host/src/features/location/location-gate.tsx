import { Navigate, useLocation } from '@shop/router';
import { useSession } from '@shop/session';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../components/page-skeleton/page-skeleton';

/** Shows a page once a location is chosen; before that it redirects to the landing page, which comes back (D-02). */
export function LocationGate({ page, children }: { page: string; children: ReactNode }) {
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const isRestored = useSession((session) => session.restored);
  const { pathname, search } = useLocation();
  if (hasZone) return children;
  if (!isRestored) return <PageSkeleton page={page} />;
  return <Navigate to={`/?next=${encodeURIComponent(pathname + search)}`} replace />;
}
