import type { Minor } from '@shop/domain/core';
import type { Position } from './shop';

/** ENT-24, ENT-25. */
export interface Address extends Position {
  id: number | null;
  type: 'home' | 'office' | 'other';
  address: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  house: string;
  floor: string;
  road: string;
  note: string;
  zoneIds: number[];
}

/** ENT-27, CALL-02. */
export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  imageUrl: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  walletBalance: Minor;
  loyaltyPoints: number;
  referralCode: string;
  orderCount: number;
  /** Ids of categories that the customer is interested in, of every module (D-07). */
  interests: number[];
}

/** Response of a profile update: saved, unless a code must be entered first. STATE-33, STATE-34. */
export interface ProfileResponse {
  message: string;
  /** Where a code was sent; `medium` `firebase`: the phone provider must send it. */
  pendingVerification: { kind: 'phone' | 'email'; medium: string } | null;
}

export type SocialMedium = 'google' | 'facebook' | 'apple';

/**
 * Response of every sign-in method. With a token the customer is signed in; without one a step is left: verifying phone or
 * e-mail (a code has been sent), 'Is It You?', or completing the profile. ENT-40, STATE-42 … STATE-49.
 */
export interface LoginResponse {
  token: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  /** False: name, and e-mail or phone, are missing. */
  personalInfo: boolean;
  /** An account with the same contact, which may be the visitor's. */
  existingUser: { name: string; imageUrl: string | null } | null;
  /** Contact data of the account, if the server sends it: where a code was sent, initial values of a form; otherwise ''. */
  phone: string;
  email: string;
  name: string;
  /** Must be sent with the next request; '' if the server needs none. */
  proof: string;
}
