/** A check whether a text of an address is one of these names. */
export const createIsOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): text is Name =>
    (names as readonly string[]).includes(text);
