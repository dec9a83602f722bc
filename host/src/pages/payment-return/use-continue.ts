import { useRemotes } from '@shop/federation';
import { useNavigate } from '@shop/router';
import { useEffect } from 'react';
import { useOffers } from '../../root/offers';

/**
 * Goes on to an address (in this page's place) once the page behind it can be shown; where its remote is down the visitor
 * stays, and this page says what is known (cart-points 20). Null: not yet.
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
      () => undefined, // what is known stands here
    );
    return () => {
      isHere = false;
    };
  }, [to, remotes, pageAt, navigate]);
}
