import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method handles, in browsers without `isComposing`. */
const imeKeyCode = 229;

/** Whether the key belongs to an input method that is composing: handlers ignore it. */
export const isComposing = ({
  nativeEvent: { isComposing, keyCode },
}: Pick<KeyboardEvent, 'nativeEvent'>): boolean => isComposing || keyCode === imeKeyCode;
