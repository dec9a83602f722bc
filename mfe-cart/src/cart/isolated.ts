/** In a sentence of the other direction it keeps its own (Unicode's first-strong isolate). */
export const isolated = (text: string) => `\u2068${text}\u2069`;
