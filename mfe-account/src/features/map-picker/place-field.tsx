import { useAction, useEndpoint } from '@shop/api';
import { placeAutocomplete, placeDetails, type PlaceSuggestion } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Icon, Spinner } from '@shop/ui';
import { useCombobox } from '@shop/ui/form/combobox';
import { useEffect, useId, useState } from 'react';
import { messages } from '../../messages';
import { Field, List, Note, Over } from './place-field.styles';

/** A combobox of places that match the typed text. */
function usePlaceCombobox(onChoose: (place: PlaceSuggestion) => void) {
  const [text, setText] = useState('');
  const found = useFoundPlaces(text);
  const box = useCombobox({
    options: found.places,
    hasList: found.isLong,
    onText: setText,
    getText: (place) => place.text,
    onChoose,
    onSubmit: found.askNow,
  });
  return { ...found, ...box, text };
}

/** Milliseconds without typing before a request is sent. BIZ-08. */
const pause = 500;
const shortest = 2;
const nothing: PlaceSuggestion[] = [];

/** Places that match the typed text; a response is shown only for its own text. CALL-28, F-30. */
function useFoundPlaces(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const canSearch = settled.length >= shortest;
  const response = useEndpoint(placeAutocomplete, canSearch ? { query: { search_text: settled } } : null);
  const isCurrent = settled === text;
  return {
    places: isCurrent ? (response.data ?? nothing) : nothing,
    isLong: text.length >= shortest,
    waits: !isCurrent || response.isLoading,
    failed: isCurrent && response.error !== undefined,
    askNow: () => setSettled(text),
  };
}

interface PlaceFieldProps {
  /** Called when a place is chosen, before its position is known. Returns whether that is still the latest move. */
  onBegin: () => () => boolean;
  onPick: (position: Position, address: string) => void;
}

/** Finds a place by name and moves the pin there. ADDR-20, CALL-28, CALL-29. */
export function PlaceField({ onBegin, onPick }: PlaceFieldProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const details = useAction(placeDetails);
  const box = usePlaceCombobox(async ({ placeId, text }) => {
    const isLatest = onBegin();
    const place = await details.run({ query: { placeid: placeId } });
    if (!place || !isLatest()) return;
    onPick({ latitude: place.latitude, longitude: place.longitude }, text || place.address);
  });
  const textKey = box.waits ? 'map.searching' : box.failed ? 'map.searchFailed' : 'map.nothingFound';
  const isListed = box.isShown && box.places.length > 0;
  return (
    <Over
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.close();
      }}
    >
      <Field>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t('map.search')}
          placeholder={t('map.search')}
          aria-expanded={isListed}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isListed && box.active >= 0 ? `${id}-${box.active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
        />
        {(details.busy || (box.isShown && box.waits)) && <Spinner />}
      </Field>
      <Note role="status">{box.isShown && !isListed ? t(textKey) : ''}</Note>
      {isListed && <Places id={id} box={box} />}
    </Over>
  );
}

function Places({ id, box }: { id: string; box: ReturnType<typeof usePlaceCombobox> }) {
  const { t } = useTranslation(messages);
  return (
    <List id={`${id}list`} role="listbox" aria-label={t('map.search')}>
      {box.places.map((place, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys: useCombobox
        <li
          key={place.placeId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === box.active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.pick(place)}
        >
          <Icon name="pin" size={18} />
          <bdi>{place.text}</bdi>
        </li>
      ))}
    </List>
  );
}
