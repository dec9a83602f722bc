import type { KeyboardEvent } from 'react';

/** What browsers tell of a key that an input method takes, where they do not say that it composes. */
const imeKeyCode = 229;

/** Whether a key belongs to an input method that is still at work: it does nothing else then. */
export const isComposing = ({
  nativeEvent: { isComposing, keyCode },
}: Pick<KeyboardEvent, 'nativeEvent'>): boolean => isComposing || keyCode === imeKeyCode;
