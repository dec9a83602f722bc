import { config, isRecord } from '@shop/contract';
import type { ApiResponse } from './fetch-response';
import { beforeSettings, readModel } from './read-model';

const codes = Intl.supportedValuesOf('currency');

const getSymbol = (code: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** ISO 4217 codes by every symbol that stands for one of them; made at the first question, and once. */
let bySymbol: Map<string, string[]> | null = null;
function getCodes(symbol: string): readonly string[] {
  if (!bySymbol) {
    bySymbol = new Map();
    for (const code of codes)
      for (const sign of new Set([getSymbol(code, 'symbol'), getSymbol(code, 'narrowSymbol'), code]))
        if (sign) bySymbol.set(sign, [...(bySymbol.get(sign) ?? []), code]);
  }
  return bySymbol.get(symbol) ?? [];
}

/**
 * The currency's ISO 4217 code, which structured data needs and the settings of the specification do not name: what the
 * backend says beyond it, else what the symbol stands for, in the shop's country if in several. Null: no telling.
 */
export function shopCurrency(settings: ApiResponse | null): string | null {
  const shop = readModel(config, settings, beforeSettings);
  if (!shop) return null;
  const { currency, country } = shop;
  const code = isRecord(settings?.body) ? settings.body.currency_code : null;
  if (typeof code === 'string' && codes.includes(code)) return code;
  const possible = getCodes(currency.symbol);
  if (possible.length === 1) return possible[0] ?? null;
  return possible.find((code) => country !== '' && code.startsWith(country.toUpperCase())) ?? null;
}
