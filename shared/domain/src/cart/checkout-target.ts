export interface CheckoutSituation {
  lineCount: number;
  signedIn: boolean;
  guestCheckout: boolean;
  /** The visitor has already chosen to order as a guest, in this visit. */
  continuesAsGuest?: boolean;
}

export type CheckoutTarget = 'home' | 'checkout' | 'guest-or-login' | 'sign-in';

/** Where the cart drawer's button and Buy Now lead; guests are asked once a visit. STATE-10, STATE-21 … STATE-24. */
export function checkoutTarget(situation: CheckoutSituation): CheckoutTarget {
  const { lineCount, signedIn, guestCheckout, continuesAsGuest = false } = situation;
  if (lineCount === 0) return 'home';
  if (signedIn) return 'checkout';
  if (!guestCheckout) return 'sign-in';
  return continuesAsGuest ? 'checkout' : 'guest-or-login';
}
