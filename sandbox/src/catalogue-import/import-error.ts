/** A whole file, mapping or call that cannot be used; nothing is imported. The message is for the person at the keyboard. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** One value of one line that cannot be taken; the line is refused, the others go on. */
export class FieldProblem extends Error {
  override name = 'FieldProblem';
  constructor(
    readonly field: string,
    readonly reason: string,
    readonly value?: unknown,
  ) {
    super(`${field}: ${reason}`);
  }
}

/** A value as a report shows it: one line, at most 80 characters, nothing invisible. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const visible = text.slice(0, 400).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, visibly);
  const points = [...visible];
  return points.length > 80 ? `${points.slice(0, 79).join('')}…` : visible;
}

const visibly = (character: string) =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;
