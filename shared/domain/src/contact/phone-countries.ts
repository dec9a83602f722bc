import type { ShopConfig } from '../entities/shop';
import { getCountryByPhone, dialCode, dialCountries } from './dial-code';
import { withoutTrunkPrefix } from './national-phone';
import { normalisePhone } from './phone';

/** Data of a phone field: the shop's country, and whether another may be chosen (VALID-34). */
export const phoneCountries = (shop: Pick<ShopConfig, 'country' | 'countryPicker'> | undefined) => ({
  codes: dialCountries,
  getPrefix: dialCode,
  getCountry: getCountryByPhone,
  normalise: normalisePhone,
  toNational: withoutTrunkPrefix,
  shopCountry: shop?.country.toUpperCase() ?? '',
  canChoose: shop?.countryPicker ?? false,
});
