export type DecimalMark = '.' | ',';

export type NumberReading = { value: number } | { problem: string };

const localDigits = /[٠-٩۰-۹０-９]/g;
const zeros = [0x0660, 0x06f0, 0xff10];

function westernDigits(text: string): string {
  return text
    .replace(localDigits, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
    })
    .replace(/[٫]/g, '.')
    .replace(/[٬]/g, "'")
    .replace(/[−–—]/g, '-')
    .replace(/，/g, ',')
    .replace(/．/g, '.');
}

/**
 * Currency signs and words around a number: `€`, `Rs.`, `USD`, `ر.س`, `kr`, `,-`. None that could mean something else
 * (kg, %, x).
 */
const currency =
  /(?:\p{Sc}|(?<![\p{L}\d])(?:US|CA|AU|NZ|HK|R|S)(?=\$)|\b(?:USD|EUR|GBP|CHF|SAR|AED|PKR|INR|JPY|CNY|RUB|PLN|SEK|NOK|DKK|CZK|HUF|TRY|BDT|EGP|KWD|QAR|OMR|BHD|JOD|CAD|AUD|NZD|BRL|MXN|ZAR|Rs|Kč|kr|zł|Ft|lei|лв|руб|TL)\b\.?|ر\.س\.?|د\.إ\.?|روپے|ريال|درهم|元|円|원)/giu;

/** The shop's, as its settings name it: `USD`, `$`. */
export interface ShopCurrency {
  code: string;
  symbol: string;
}

/**
 * The currency beside a number if it is not the shop's. A code, a sign or a kind of dollar is certain; a word such as `kr` or
 * `Rs.` may be the shop's, too.
 */
export function findOtherCurrency(
  value: unknown,
  { code, symbol }: ShopCurrency,
): { mark: string; isCertain: boolean } | null {
  if (typeof value !== 'string') return null;
  const marks = [...value.normalize('NFKC').matchAll(currency)].map(([found]) => found.replace(/\.$/, ''));
  const isOwn = (mark: string) =>
    code.startsWith(mark.toUpperCase()) || symbol.toLowerCase().includes(mark.toLowerCase());
  const mark = marks.find((one) => !isOwn(one));
  if (mark === undefined) return null;
  if (/\p{Sc}/u.test(mark)) return { mark, isCertain: /\p{Sc}/u.test(symbol) };
  return { mark, isCertain: /^[a-z]{1,3}$/i.test(mark) && !/^(?:Rs|kr|Ft|lei|TL)$/i.test(mark) };
}

const spaces = /[\s\u00a0\u202f\u2009\u2007'’`_]/gu;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u061c]/g;

/** The number in a text, without currency words, spaces and local digits; or why it is not a number. */
function stripToNumber(text: string): { digits: string } | { problem: string } {
  const plain = westernDigits(text.replace(invisible, '').trim());
  if (plain === '') return { problem: 'is missing' };
  if (plain.includes('\ufffd')) return { problem: 'holds bytes that are not of the stated encoding' };
  const withoutMoney = plain
    .replace(/^\\(?=\s*\d)/, '') // the yen sign of Shift JIS
    .replace(currency, ' ')
    .replace(/,-+\s*$/, '')
    .trim();
  if (
    /\d\s*(?:-|\.\.\.?|…|~|to|bis|until|à|إلى|تا)\s*\d/iu.test(withoutMoney) &&
    !/\d[eE]-\d/.test(withoutMoney)
  )
    return { problem: 'is a range, not one figure' };
  if (/^\(.*\)$/.test(withoutMoney)) return stripToNumber(`-${withoutMoney.slice(1, -1)}`);
  if (/\d\s*\/\s*\d/.test(withoutMoney)) return { problem: 'is a fraction or several figures' };
  if (/\d\s{2,}\d/.test(withoutMoney)) return { problem: 'is several figures' };
  return { digits: withoutMoney.replace(spaces, '') };
}

const shape = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:[eE][+-]?\d{1,3})?$/;

/**
 * Reads a number in any usual spelling: `12,50`, `1.299,00`, `1 299.00`, `1'299`, `1,195,27`, `1,19,527.50`, `٣٫٥`.
 * `mark` is the decimal mark of the column, see `findDecimalMark`.
 */
export function readNumber(raw: unknown, mark: DecimalMark, groupMark?: string): NumberReading {
  if (typeof raw === 'number') return finite(raw);
  if (typeof raw !== 'string') return { problem: raw == null ? 'is missing' : 'is not a number' };
  const stripped = stripToNumber(raw);
  if ('problem' in stripped) return stripped;
  const { digits } = stripped;
  if (!shape.test(digits)) return { problem: 'is not a number' };
  const cut = decimalPosition(digits, mark, groupMark);
  if (cut === 'unclear') return { problem: `cannot be read with “${mark}” as decimal mark` };
  const whole = cut === null ? digits : digits.slice(0, cut);
  const rest = cut === null ? '' : digits.slice(cut + 1);
  return finite(Number(`${whole.replace(/[.,]/g, '')}${rest ? `.${rest}` : ''}`));
}

const finite = (value: number): NumberReading =>
  Number.isFinite(value) ? { value } : { problem: 'is not a finite number' };

/** Index of the decimal mark, null for a whole number, or 'unclear' when the marks do not form a number. */
function decimalPosition(digits: string, mark: DecimalMark, groupMark?: string): number | null | 'unclear' {
  const other = mark === '.' ? ',' : '.';
  const last = digits.lastIndexOf(mark);
  const isRepeated = last !== digits.indexOf(mark);
  if (last !== -1 && digits.lastIndexOf(other) > last) return 'unclear';
  if (isRepeated && groupMark !== mark && tailLength(digits, last) === 3)
    return grouped(digits, mark) && !digits.includes(other) ? null : 'unclear';
  const whole = last === -1 ? digits : digits.slice(0, last);
  if (!grouped(whole, other) && !(isRepeated && grouped(whole, mark))) return 'unclear';
  return last === -1 ? null : last;
}

const tailLength = (digits: string, at: number) => digits.slice(at + 1).replace(/[eE].*$/, '').length;

/** Groups of three, or of two and three as in India; or no groups at all. */
function grouped(whole: string, sign: string): boolean {
  const plain = whole.replace(/^[+-]/, '').replace(/[eE][+-]?\d+$/, '');
  if (!/[.,]/.test(plain)) return true;
  const parts = plain.split(sign);
  const [first = '', ...others] = parts;
  const middle = others.slice(0, -1);
  return (
    /^\d{1,3}$/.test(first) &&
    /^\d{3}$/.test(others.at(-1) ?? '') &&
    middle.every((part) => /^\d{2,3}$/.test(part))
  );
}

/**
 * The decimal mark of a column. One value proves it (`12,50`, `1.299,00`, `1,195,27`). Without proof (`1,299`) it is
 * the point.
 */
export function findDecimalMark(values: Iterable<unknown>): { mark: DecimalMark; proof: string | null } {
  const proofs: Partial<Record<DecimalMark, { count: number; example: string }>> = {};
  for (const value of values) {
    if (typeof value !== 'string') continue;
    const stripped = stripToNumber(value);
    const mark = 'digits' in stripped && shape.test(stripped.digits) ? provenMark(stripped.digits) : null;
    if (!mark) continue;
    const proof = (proofs[mark] ??= { count: 0, example: value.trim() });
    proof.count += 1;
  }
  const mark = (proofs[',']?.count ?? 0) > (proofs['.']?.count ?? 0) ? ',' : '.';
  return { mark, proof: proofs[mark]?.example ?? null };
}

function provenMark(digits: string): DecimalMark | null {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1 && point === -1) return null;
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.';
  const mark = comma !== -1 ? ',' : '.';
  const at = Math.max(comma, point);
  if (tailLength(digits, at) !== 3) return mark;
  const isRepeated = digits.indexOf(mark) !== at;
  if (isRepeated) return mark === ',' ? '.' : ','; // 1.299.000: a grouping mark
  return /^[+-]?0?[.,]/.test(digits) ? mark : null; // 0.125
}
