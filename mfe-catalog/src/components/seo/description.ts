import { oneLine, plainLine } from '@shop/domain';

/** The description, otherwise the name and what it belongs to. */
export const getDescription = (description: string, ...parts: string[]) =>
  plainLine(description) || oneLine(parts.filter(Boolean).join(' · '));
