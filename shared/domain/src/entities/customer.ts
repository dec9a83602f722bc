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
}
