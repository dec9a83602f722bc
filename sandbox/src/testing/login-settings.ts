import { changeSettings } from './switches';
import type { TestShop } from './test-shop';

const on = {
  manual_login_status: 1,
  otp_login_status: 1,
  social_login_status: 1,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
  phone_verification_status: 0,
  email_verification_status: 0,
};

/** Changes the sign-in settings; the shop must have been opened with `faults`. */
export const setLogin = (shop: TestShop, own: Partial<typeof on> = {}, others: object = {}): Promise<void> =>
  changeSettings(shop, {
    centralize_login: { ...on, ...own },
    firebase_otp_verification: 0,
    is_sms_active: 1,
    ...others,
  });
