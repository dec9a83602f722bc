/** When a line is removed, moves the focus to the next line's first control, or to the drawer's heading. */
export function focusAfter(list: HTMLElement | null, line: { id: number }): void {
  let next = list?.querySelector(`[data-line="${line.id}"]`)?.nextElementSibling;
  while (next?.hasAttribute('inert')) next = next.nextElementSibling;
  const control = next?.querySelector<HTMLElement>('button:not(:disabled)');
  (control ?? list?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2'))?.focus();
}
