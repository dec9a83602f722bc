/** Lets the browser do what waits for it: a press, a frame. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
