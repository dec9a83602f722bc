import { config } from '@shop/contract';
import type { ApiResponse } from './fetch-response';
import { beforeSettings, readModel } from './read-model';

/** Vendors whose scripts a page may load, if the shop has their key (D-26). */
export type Vendor = 'maps' | 'google' | 'facebook' | 'apple' | 'phone';

/** What a vendor's script needs in the page's policy; the script itself is loaded by one with the nonce. */
export interface VendorNeeds {
  connect: readonly string[];
  frame?: readonly string[];
  font?: readonly string[];
  style?: readonly string[];
}

export const vendorNeeds: Readonly<Record<Vendor, VendorNeeds>> = {
  maps: {
    connect: ['https://maps.googleapis.com', 'https://*.googleapis.com', 'https://*.gstatic.com'],
    font: ['https://fonts.gstatic.com'],
    style: ['https://fonts.googleapis.com'],
  },
  google: {
    connect: ['https://accounts.google.com/gsi/', 'https://www.googleapis.com/oauth2/'],
    frame: ['https://accounts.google.com/gsi/'],
    style: ['https://accounts.google.com/gsi/style'],
  },
  facebook: {
    connect: ['https://graph.facebook.com', 'https://www.facebook.com', 'https://connect.facebook.net'],
    frame: ['https://www.facebook.com', 'https://web.facebook.com'],
  },
  apple: { connect: ['https://appleid.apple.com'], frame: ['https://appleid.apple.com'] },
  phone: {
    connect: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

/** The vendors that this shop has keys for; none while its settings are unknown. */
export function getVendors(settings: ApiResponse | null, withMaps: boolean): Vendor[] {
  const vendors: Vendor[] = withMaps ? ['maps'] : [];
  const shop = readModel(config, settings, beforeSettings);
  if (!shop) return vendors;
  const { login, providers } = shop;
  for (const medium of ['google', 'facebook', 'apple'] as const)
    if (login.social && login[medium] && providers[medium]) vendors.push(medium);
  if (login.firebaseOtp && providers.phone) vendors.push('phone');
  return vendors;
}
