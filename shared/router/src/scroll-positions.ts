const storedUnder = 'shop:scroll';
/** Entries of the history that are remembered. */
const most = 100;

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storedUnder) ?? '[]');
    return Array.isArray(value) ? (value as [string, number][]) : []; // written below
  } catch {
    return [];
  }
}

/** How far the visitor had scrolled at each entry of the tab's history; outlives documents, not the tab. */
export class ScrollPositions {
  private readonly known = new Map(stored());

  get(entry: string): number | undefined {
    return this.known.get(entry);
  }

  note(entry: string, position: number): void {
    this.known.delete(entry);
    this.known.set(entry, position);
  }

  forget(entry: string): void {
    this.known.delete(entry);
  }

  store(): void {
    try {
      sessionStorage.setItem(storedUnder, JSON.stringify([...this.known].slice(-most)));
    } catch {
      // a browser that keeps nothing starts at the top after a reload
    }
  }
}
