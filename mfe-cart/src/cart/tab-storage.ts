/** A text that this tab keeps over a reload: session storage, or memory where storage is refused. Use it in handlers only. */
export function tabStorage(name: string) {
  let inMemory: string | null = null;
  return {
    read(): string | null {
      try {
        return sessionStorage.getItem(name) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    write(text: string | null): void {
      inMemory = text;
      try {
        if (text === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, text);
      } catch {
        // memory serves where storage is refused
      }
    },
  };
}
