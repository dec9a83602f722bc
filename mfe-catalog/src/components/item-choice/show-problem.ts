/** Scrolls to the first missing choice and focuses it, after its message is rendered. */
export function showProblem(around: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const group = around?.querySelector('[data-problem]');
    group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  });
}
