import { isComposing } from '../is-composing';

const isOnOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/**
 * Whether a key that a layer receives, before the field does, is for the layer: Escape closes a list of suggestions first,
 * and an input method that is composing handles its keys itself.
 */
export const isForLayer = (event: KeyboardEvent): boolean =>
  !isOnOpenList(event.target) && !isComposing({ nativeEvent: event });
