/** Brings the first question that lacks an answer into sight, and the focus to it; after its message was drawn. */
export function showProblem(around: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const group = around?.querySelector('[data-problem]');
    group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  });
}
