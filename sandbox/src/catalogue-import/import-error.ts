/** A file, mapping or call as a whole is unusable; nothing is imported. The message is for the user. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** One value of a line is invalid. The line is rejected; the others are imported. */
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

/** A value as the report shows it: one line of at most 80 characters, without invisible ones. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const visible = text.slice(0, 400).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, visibly);
  const points = [...visible];
  return points.length > 80 ? `${points.slice(0, 79).join('')}…` : visible;
}

const visibly = (character: string) =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;
