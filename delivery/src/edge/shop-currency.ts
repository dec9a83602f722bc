import { config, isRecord } from '@shop/contract';
import type { ApiResponse } from './fetch-response';
import { beforeSettings, readModel } from './read-model';

const codes = Intl.supportedValuesOf('currency');

const getSymbol = (code: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** ISO 4217 codes by symbol; created on first use. */
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
 * The currency's ISO 4217 code, which structured data needs and the specified settings lack: an additional field of the
 * backend, else the code of the symbol, in the shop's country if there are several. Null: unknown.
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
