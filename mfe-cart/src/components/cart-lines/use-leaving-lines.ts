import { choiceKey, type CartLine } from '@shop/domain';
import { useCallback, useEffect, useState } from 'react';

export interface ShownLine {
  /** Stays the same as long as the line has the same item and choice (D-13). */
  key: string;
  line: CartLine;
  motion: 'none' | 'enters' | 'leaves';
}

/**
 * Keys of a line: its id, and its choice. One of them stays the same when the server gives the line an id, or its
 * choice is changed.
 */
const getNames = (line: CartLine) => [String(line.id), getChoiceName(line)];
const getChoiceName = (line: CartLine) => `${line.item.id} ${choiceKey(line)}`;
const isSame = (a: readonly CartLine[], b: readonly CartLine[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

const without = (lines: readonly CartLine[], others: readonly CartLine[]) => {
  const names = new Set(others.flatMap(getNames));
  return lines.filter((line) => !getNames(line).some((name) => names.has(name)));
};

/** Whether the browser can animate, and the user has not turned that off. */
function useMotion(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const canMove = typeof Element.prototype.animate === 'function';
    setOn(canMove && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  return isOn;
}

/** The lines, with removed ones at their positions until `gone` is called for them. */
export function useLeavingLines(lines: CartLine[]): {
  shown: ShownLine[];
  onExited: (line: CartLine) => void;
} {
  const canMove = useMotion();
  const [last, setLast] = useState(lines);
  const [entered, setEntered] = useState<readonly CartLine[]>([]);
  const [leaving, setLeaving] = useState<readonly { line: CartLine; at: number }[]>([]);
  if (last !== lines) {
    setLast(lines);
  }
  if (!isSame(last, lines)) {
    const left = without(last, lines);
    const came = without(lines, last);
    if (came.length > 0) setEntered(came);
    if (canMove && (left.length > 0 || leaving.length > 0)) {
      const remaining = leaving.filter(({ line }) => without([line], lines).length > 0);
      setLeaving([...remaining, ...left.map((line) => ({ line, at: last.indexOf(line) }))]);
    }
  }
  const fresh = new Set(canMove ? entered.flatMap(getNames) : []);
  const keys = new Set<string>();
  const shown = lines.map((line): ShownLine => {
    const isNew = getNames(line).some((name) => fresh.has(name));
    const name = getChoiceName(line);
    const key = keys.has(name) ? `${name} ${line.id}` : name;
    keys.add(key);
    return { key, line, motion: isNew ? 'enters' : 'none' };
  });
  for (const { line, at } of [...leaving].sort((a, b) => a.at - b.at))
    shown.splice(Math.min(at, shown.length), 0, {
      key: `${getChoiceName(line)} leaves`,
      line,
      motion: 'leaves',
    });
  const onExited = useCallback(
    ({ id }: CartLine) => setLeaving((known) => known.filter(({ line }) => line.id !== id)),
    [],
  );
  return { shown, onExited };
}
