/** Countries (ISO 3166 alpha-2) with their calling codes (ITU-T E.164). */
const table =
  'AE971 AF93 AL355 AM374 AO244 AR54 AT43 AU61 AZ994 BA387 BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BN673 BO591 BR55 ' +
  'BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CY357 CZ420 DE49 ' +
  'DJ253 DK45 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FR33 GA241 GB44 GE995 GH233 GM220 GN224 GQ240 GR30 ' +
  'GT502 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JO962 JP81 KE254 KG996 ' +
  'KH855 KM269 KR82 KW965 KZ7 LA856 LB961 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MD373 ME382 MG261 MK389 ML223 ' +
  'MM95 MN976 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NE227 NG234 NI505 NL31 NO47 NP977 NZ64 OM968 PA507 ' +
  'PE51 PG675 PH63 PK92 PL48 PS970 PT351 PY595 QA974 RO40 RS381 RU7 RW250 SA966 SC248 SD249 SE46 SG65 SI386 SK421 ' +
  'SL232 SN221 SO252 SR597 SS211 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TR90 TW886 TZ255 UA380 ' +
  'UG256 US1 UY598 UZ998 VE58 VN84 YE967 ZA27 ZM260 ZW263';

const codes = new Map(table.split(' ').map((entry) => [entry.slice(0, 2), `+${entry.slice(2)}`]));

/** For codes of several countries, the country with most of the numbers. */
const shared: Record<string, string> = { '+1': 'US', '+7': 'RU' };

/** '+92' for 'PK'; '' for a country that is not in the table: people type the international number. ADDR-17. */
export const dialCode = (country: string): string => codes.get(country.toUpperCase()) ?? '';

const known = new Set(codes.values());

/** Whether digits without a plus are a calling code. */
export const isDialCode = (digits: string): boolean => known.has(`+${digits}`);

/** Countries with a known calling code, as ISO 3166 alpha-2. VALID-34. */
export const dialCountries: readonly string[] = [...codes.keys()];

/**
 * Country of an international number ('+92300…'); '' if unknown. No code is a prefix of another one; if several countries
 * share the code, `preferred` wins. VALID-34.
 */
export function getCountryByPhone(phone: string, preferred = ''): string {
  const own = dialCode(preferred);
  if (own && phone.startsWith(own)) return preferred.toUpperCase();
  const found = [...codes].find(([, code]) => phone.startsWith(code));
  return found ? (shared[found[1]] ?? found[0]) : '';
}
