import type { PlaceSuggestion } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { messages } from '../../messages';
import { Option, Options, Panel, Say } from './location-search.styles';

interface Props {
  id: string;
  locations: PlaceSuggestion[];
  state: string;
  active: number;
  floating: boolean;
  onPick: (location: PlaceSuggestion) => void;
  onRetry: () => void;
}

/** The results of a location search, or a message why there are none. */
export function LocationPanel({ id, locations, state, active, floating, onPick, onRetry }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Panel $floating={floating}>
      <Options id={`${id}-list`} role="listbox" aria-label={t('place.found')}>
        {locations.map((location, at) => (
          <Option
            key={location.placeId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(location)}
          >
            <Icon name="pin" />
            <bdi>{location.text}</bdi>
          </Option>
        ))}
      </Options>
      {state === 'waiting' && <Say aria-hidden="true">{t('place.searching')}</Say>}
      {state === 'none' && <Say aria-hidden="true">{t('place.none')}</Say>}
      {state === 'failed' && (
        <Say>
          {t('place.searchFailed')}{' '}
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </Say>
      )}
    </Panel>
  );
}
