import type { PlaceSuggestion } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Icon, Spinner, VisuallyHidden } from '@shop/ui';
import { useId, type Ref } from 'react';
import { messages } from '../../messages';
import { LocationPanel } from './location-panel';
import { Box, Field } from './location-search.styles';
import { useLocationCombobox } from './use-location-combobox';

interface Props {
  onPick: (location: PlaceSuggestion) => void;
  busy: boolean;
  /** Whether the list covers what follows. Inside layers, which would clip it, it pushes that down. */
  floating?: boolean;
  large?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Search for a location by name. */
export function LocationSearch({ onPick, busy, floating = false, large = false, inputRef }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const box = useLocationCombobox(onPick);
  const { places, state, isShown, active } = box;
  const stateTexts: Record<string, string> = {
    found: t('place.count', { count: places.length }),
    none: t('place.none'),
    failed: t('place.searchFailed'),
  };
  return (
    <Box onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <Field $large={large}>
        <Icon name="search" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={t('place.search')}
          placeholder={t('place.searchHint')}
          aria-autocomplete="list"
          aria-expanded={isShown && state === 'found'}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && places[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
        />
        {(busy || (isShown && state === 'waiting')) && <Spinner />}
      </Field>
      <VisuallyHidden role="status">{isShown ? stateTexts[state] : ''}</VisuallyHidden>
      {isShown && (
        <LocationPanel
          {...{ id, locations: places, state, active, floating }}
          onPick={box.pick}
          onRetry={box.retry}
        />
      )}
    </Box>
  );
}
