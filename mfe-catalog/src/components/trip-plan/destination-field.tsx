import { useApi, useEndpoint } from '@shop/api';
import { placeDetails, type PlaceSuggestion, placeAutocomplete } from '@shop/contract';
import type { NamedLocation } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, layer, radius, shadow, size, space, Spinner, VisuallyHidden } from '@shop/ui';
import { controlStyles, FieldFrame } from '@shop/ui/form';
import { useCombobox } from '@shop/ui/form/combobox';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useSettledText } from '../page/use-settled-text';

/** Milliseconds after the last key before the request. BIZ-08. */
const pause = 500;
const shortest = 2;
const none: PlaceSuggestion[] = [];

/** Locations that match the text (CALL-28); null while unknown or not requested. */
function useDestinations(typed: string) {
  const searchText = typed.trim();
  const settled = useSettledText(searchText, pause);
  const isLong = searchText.length >= shortest;
  const { data, error } = useEndpoint(
    placeAutocomplete,
    isLong && settled.length >= shortest ? { query: { search_text: settled } } : null,
  );
  const hasResponse = isLong && settled === searchText && (data !== undefined || error !== undefined);
  return {
    isAsking: isLong && !hasResponse,
    places: hasResponse ? (data ?? none) : null,
    failed: hasResponse && !!error,
  };
}

interface Props {
  field: string;
  value: NamedLocation | null;
  error: string | null;
  /** Called with null while the text matches no location. */
  onChange: (place: NamedLocation | null) => void;
}

/** The field for the destination: a search for a location by name. CALL-28, CALL-29. */
export function DestinationField({ field, value, error, onChange }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const box = useDestinationBox(value, onChange);
  const { places, isAsking } = box;
  const message = error ?? box.problem;
  const isOpen = box.isShown && places !== null && places.length > 0;
  const announcement = places === null || !box.isShown ? '' : t('plan.places', { count: places.length });
  return (
    <Box onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <FieldFrame id={id} errorId={`${id}-error`} label={t('plan.destination')} error={message} required>
        <Line>
          <Input
            id={id}
            data-field={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && places[box.active] ? `${id}-${box.active}` : undefined}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? `${id}-error` : undefined}
            aria-required
            autoComplete="off"
            maxLength={200}
            placeholder={t('plan.destinationHint')}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onClick={box.open}
            onKeyDown={box.onKeyDown}
          />
          {(box.busy || (isAsking && box.isShown)) && <Spinner />}
        </Line>
      </FieldFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SuggestionList id={id} places={isOpen ? places : []} active={box.active} onPick={box.pick} />
    </Box>
  );
}

interface SuggestionListProps {
  id: string;
  places: readonly PlaceSuggestion[];
  active: number;
  onPick: (place: PlaceSuggestion) => void;
}

function SuggestionList({ id, places, active, onPick }: SuggestionListProps) {
  const { t } = useTranslation(messages);
  return (
    <List id={`${id}-list`} role="listbox" aria-label={t('plan.destination')} hidden={places.length === 0}>
      {places.map((place, at) => (
        <Choice
          key={place.placeId}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <Icon name="pin" size={18} />
          <bdi>{place.text}</bdi>
        </Choice>
      ))}
    </List>
  );
}

function useDestinationBox(value: NamedLocation | null, onChange: Props['onChange']) {
  const { t } = useTranslation(messages);
  const api = useApi();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const text = typed ?? value?.address ?? '';
  const { places, isAsking, failed } = useDestinations(typed ?? '');
  const choose = async (place: PlaceSuggestion) => {
    setBusy(true);
    try {
      const found = await api.send(placeDetails, { query: { placeid: place.placeId } });
      onChange({ ...found, address: place.text || found.address });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const box = useCombobox({
    options: places ?? [],
    hasList: places !== null,
    onText: (message) => {
      setTyped(message);
      setFailed(false);
      if (value) onChange(null);
    },
    getText: (place) => place.text,
    onChoose: (place) => void choose(place),
    onSubmit: () => undefined,
  });
  const isUnknown = places?.length === 0 && !value && !busy;
  const problem =
    hasFailed || failed ? t('plan.problem.noAnswer') : isUnknown ? t('plan.problem.noPlace') : null;
  return { ...box, text, places, isAsking, busy, problem };
}

const Box = styled.div`
  position: relative;
`;

const Line = styled.span`
  position: relative;
  display: block;
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space('sm')};
    margin-block: auto;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: ${space('xxl')};
  text-overflow: ellipsis;
`;

const List = styled.ul`
  position: absolute;
  z-index: ${layer('sticky')};
  inset-inline: 0;
  margin-block-start: ${space('xxs')};
  max-block-size: 288px;
  overflow-y: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
`;

const Choice = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 48px;
  padding: ${space('xs')} ${space('sm')};
  font-size: ${size('sm')};
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: ${color('brandGround')};
  }
`;
