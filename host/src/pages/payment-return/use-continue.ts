import { useRemotes } from '@shop/federation';
import { useNavigate } from '@shop/router';
import { useEffect } from 'react';
import { useOffers } from '../../root/offers';

/**
 * Replaces this page with an address once the page behind it can be shown. If its remote is down the visitor stays
 * and sees what is known (cart-points 20). Null: not yet.
 */
export function useContinue(to: string | null): void {
  const remotes = useRemotes();
  const { pageAt } = useOffers();
  const navigate = useNavigate();
  useEffect(() => {
    const page = to === null ? null : pageAt(to.replace(/\?.*/, ''));
    if (to === null || !page) return undefined;
    let isHere = true;
    const componentRef = { kind: 'page', ...page } as const;
    const load = () =>
      remotes
        .load(componentRef, 'live')
        .catch((error: unknown) =>
          remotes.hasPrevious(page.app) ? remotes.load(componentRef, 'previous') : Promise.reject(error),
        );
    load().then(
      () => isHere && void navigate(to, { replace: true }),
      () => undefined, // This page shows what is known.
    );
    return () => {
      isHere = false;
    };
  }, [to, remotes, pageAt, navigate]);
}
