export interface CheckoutSituation {
  lineCount: number;
  signedIn: boolean;
  guestCheckout: boolean;
}

export type CheckoutTarget = 'home' | 'checkout' | 'guest-or-login' | 'sign-in';

/** Where the cart drawer's button leads. STATE-21 … STATE-24. */
export function checkoutTarget({ lineCount, signedIn, guestCheckout }: CheckoutSituation): CheckoutTarget {
  if (lineCount === 0) return 'home';
  if (signedIn) return 'checkout';
  return guestCheckout ? 'guest-or-login' : 'sign-in';
}
