/** An id from an address: a whole number from 1, otherwise null. */
export function idParam(text: string | undefined | null): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
