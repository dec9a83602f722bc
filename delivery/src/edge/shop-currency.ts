import { config, isRecord } from '@shop/contract';
import type { Answer } from './fetch-answer';
import { beforeSettings, modelOf } from './read-answer';

const codes = Intl.supportedValuesOf('currency');

const symbolOf = (code: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

/** ISO 4217 codes by every symbol that stands for one of them; made at the first question, and once. */
let bySymbol: Map<string, string[]> | null = null;
function codesOf(symbol: string): readonly string[] {
  if (!bySymbol) {
    bySymbol = new Map();
    for (const code of codes)
      for (const sign of new Set([symbolOf(code, 'symbol'), symbolOf(code, 'narrowSymbol'), code]))
        if (sign) bySymbol.set(sign, [...(bySymbol.get(sign) ?? []), code]);
  }
  return bySymbol.get(symbol) ?? [];
}

/**
 * The currency's ISO 4217 code, which structured data needs and the settings of the specification do not name: what the
 * backend says beyond it, else what the symbol stands for, in the shop's country if in several. Null: no telling.
 */
export function shopCurrency(settings: Answer | null): string | null {
  const shop = modelOf(config, settings, beforeSettings);
  if (!shop) return null;
  const { currency, country } = shop;
  const said = isRecord(settings?.body) ? settings.body.currency_code : null;
  if (typeof said === 'string' && codes.includes(said)) return said;
  const possible = codesOf(currency.symbol);
  if (possible.length === 1) return possible[0] ?? null;
  return possible.find((code) => country !== '' && code.startsWith(country.toUpperCase())) ?? null;
}
