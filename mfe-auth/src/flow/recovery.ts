export type Method = 'phone' | 'email';

/** Where the code is sent, in the form that the recovery calls take. CALL-39 … CALL-41. */
export interface Target {
  verification_method: Method;
  /** With '+' and the country's digits; '' for the other method. */
  phone: string;
  email: string;
}

/** The current step of the recovery and what was entered so far. STATE-51. */
export type Recovery =
  | { step: 'request' }
  | { step: 'verify'; target: Target; sessionInfo: string }
  | { step: 'reset'; target: Target; code: string };
