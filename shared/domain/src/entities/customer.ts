import type { Minor } from '../money';
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
  /** Ids of categories, of every module (D-07). */
  interests: number[];
}

/** Response of a profile update: it is saved, unless a code must be entered first. STATE-33, STATE-34. */
export interface ProfileResponse {
  message: string;
  /** Where a code went; `medium` `firebase`: the phone provider is to send it. */
  pendingVerification: { kind: 'phone' | 'email'; medium: string } | null;
}

export type SocialMedium = 'google' | 'facebook' | 'apple';

/**
 * Response of every sign-in method. With a token the customer is in; without one something is due: an unproven phone or
 * e-mail (a code has been sent there), 'Is It You?', or the rest of the profile. ENT-40, STATE-42 … STATE-49.
 */
export interface LoginResponse {
  token: string | null;
  phoneVerified: boolean;
  emailVerified: boolean;
  /** False: name, and e-mail or phone, are still to be given. */
  personalInfo: boolean;
  /** Somebody with the same contact, who may be the visitor. */
  existingUser: { name: string; imageUrl: string | null } | null;
  /** Of the account, where the server sends them: what a code was sent to, what a form may begin with; otherwise ''. */
  phone: string;
  email: string;
  name: string;
  /** To be sent with the next call; '' where the server wants none. */
  proof: string;
}
