import { createSavedStore, useSaved } from '@shop/session';
import { useEffect } from 'react';

interface EditedNote {
  cartLineId: number;
  note: string;
}

function fromText(text: string): EditedNote {
  const { cartLineId, note } = JSON.parse(text) as Partial<Record<keyof EditedNote, unknown>>;
  if (typeof cartLineId !== 'number' || typeof note !== 'string') throw new TypeError('no note of a line');
  return { cartLineId, note };
}

/** In this tab, while the dialog is open: the address that opens it again has no room for a customer's words. */
const savedNote = createSavedStore<EditedNote | null>({
  name: 'edited_note',
  area: 'sessionStorage',
  initial: null,
  fromText,
});

/**
 * The note of the line that is edited, as the command has given it. After a reload the host opens the dialog by its
 * address, without the note: then it is the one from before. X-21.
 */
export function useEditedNote(cartLineId: number | undefined, note: string | undefined): string | undefined {
  const saved = useSaved(savedNote);
  useEffect(() => {
    if (cartLineId !== undefined && note) savedNote.write({ cartLineId, note });
  }, [cartLineId, note]);
  // A reload runs no cleanup; closing the dialog does.
  useEffect(() => () => savedNote.write(null), []);
  return note ?? (saved?.cartLineId === cartLineId ? saved?.note : undefined);
}
