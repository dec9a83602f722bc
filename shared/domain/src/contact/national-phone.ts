import { dialCode, getCountryByPhone } from './dial-code';
import { normalisePhone, withoutSeparators } from './phone';
import { toAsciiDigits } from '../text/digits';

/**
 * Digits of a mobile number after the calling code, least and most, as libphonenumber knows them; a test compares both.
 */
const mobileLengths = new Map(
  (
    'AE9 AF9 AL9 AM8 AO9 AR10-11 AT7-13 AU9 AZ9 BA8-9 BD10 BE9 BF8 BG8-9 BH8 BI8 BJ10 BN7 BO8 BR10-11 BT8 BW8 BY9 ' +
    'BZ7 CA10 CD7-9 CF8 CG9 CH9 CI10 CL9 CM9 CN11 CO10 CR8 CU8 CV7 CY8 CZ9 DE10-11 DJ8 DK8 DZ9 EC9 EE7-8 EG10 ER7 ' +
    'ES9 ET9 FI6-10 FJ7 FR9 GA7-8 GB10 GE9 GH9 GM7-9 GN9 GQ9 GR10 GT8 GW9 GY7 HK8 HN8 HR8-9 HT8 HU9 ID9-12 IE9 ' +
    'IL9 IN10 IQ10 IR10 IS7-9 IT9-10 JO9 JP10 KE9 KG9 KH8-9 KM7 KR9-10 KW8 KZ10 LA9-10 LB7-8 LK9 LR7-9 LS8 LT8 ' +
    'LU9 LV8 LY9 MA9 MD8 ME8 MG9 MK8 ML8 MM7-10 MN8 MR8 MT8 MU8 MV7 MW9 MX10 MY9-10 MZ9 NA9 NE8 NG10 NI8 NL9-11 ' +
    'NO8 NP10 NZ8-10 OM8 PA7-8 PE9 PG8 PH10 PK10 PL9 PS9 PT9 PY9 QA8 RO9 RS8-10 RU10 RW9 SA9 SC7 SD9 SE9 SG8 SI8 ' +
    'SK9 SL8 SN9 SO7-9 SR7 SS9 SV8 SY9 SZ8 TD8 TG8 TH9 TJ9 TL8 TM8 TN8 TR10 TW9 TZ9 UA9 UG9 US10 UY8 UZ9 VE10 VN9 ' +
    'YE9 ZA5-9 ZM9 ZW9'
  )
    .split(' ')
    .map((entry): [string, [least: number, most: number]] => {
      const [least = 0, most = least] = entry.slice(2).split('-').map(Number);
      return [entry.slice(0, 2), [least, most]];
    }),
);

/** Countries without a trunk prefix: a 0 at the beginning is part of the number, as in Italy. */
const withoutPrefix = new Set(
  (
    'AO BF BH BI BJ BN BT BW BZ CF CG CI CL CM CR CV CY CZ DJ DK EE ES FJ GA GM GN GQ GR GT GW GY HK HN HT IS IT ' +
    'KM KW LS LU LV ML MR MT MU MV MX MZ NE NI NO OM PA PG PL PT QA SC SG SN SR SV SZ TD TG TJ TL TN UZ'
  ).split(' '),
);

/** Trunk prefixes other than 0, with the digits that complete numbers have after them, least and most. */
const otherPrefixes: Partial<Record<string, [prefix: string, least: number, most: number]>> = {
  BY: ['80', 9, 9],
  CA: ['1', 10, 10],
  HU: ['06', 8, 9],
  KZ: ['8', 10, 10],
  RU: ['8', 10, 10],
  TM: ['8', 8, 8],
  US: ['1', 10, 10],
};

/**
 * A national number without the prefix that is dialled only within the country: 0 nearly everywhere, 06 in Hungary, 8 in
 * Russia, none in Italy. A prefix that may be the beginning of a number is removed only before a complete number.
 */
export function withoutTrunkPrefix(digits: string, country: string): string {
  const code = country.toUpperCase();
  if (withoutPrefix.has(code)) return digits;
  const [prefix, least, most] = otherPrefixes[code] ?? ['0', 0, Infinity];
  const rest = digits.slice(prefix.length);
  const isComplete = rest.length >= least && rest.length <= most;
  return digits.startsWith(prefix) && isComplete ? rest : digits;
}

/**
 * A typed number in the stored format: an international one as it is, also without its +, a national one of the country.
 * BIZ-39, VALID-34.
 */
export function toInternationalPhone(typed: string, country: string): string {
  const text = withoutSeparators(toAsciiDigits(typed)).replace(/^[^\d+]+/, '');
  const prefix = dialCode(country);
  if (!prefix || /^(\+|00)/.test(text)) return normalisePhone(text);
  const digits = text.replace(/\D/g, '');
  const national = withoutTrunkPrefix(digits, country);
  const [least, most] = mobileLengths.get(country.toUpperCase()) ?? [Infinity, Infinity];
  const afterCode = digits.length - (prefix.length - 1);
  const hasCode = digits.startsWith(prefix.slice(1)) && afterCode >= least && afterCode <= most;
  if (hasCode && national.length > most) return normalisePhone(`+${digits}`);
  return digits && normalisePhone(prefix + national);
}

/** Whether a number in the stored format has as many digits as mobile numbers of its country. VALID-27. */
export function isPossibleMobile(phone: string): boolean {
  if (!/^\+\d{7,15}$/.test(phone)) return false;
  const country = getCountryByPhone(phone);
  const [least, most] = mobileLengths.get(country) ?? [0, Infinity];
  const length = phone.length - dialCode(country).length;
  return country === '' || (length >= least && length <= most);
}
