import { useRemotes } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { MapDialog, Problem } from './map-dialog';
import { PlaceSearch } from './place-search';
import { SavedAddresses } from './saved-addresses';
import { usePlaceWays } from './use-place-ways';

interface Props {
  onChosen: () => void;
  /** On a page rather than in a layer: larger, and the list of places lies over what follows. */
  onPage?: boolean;
  /** Offers the customer's saved addresses, too. */
  withSaved?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Search by name, current location, or a point on the map (LOC-02). A place outside every zone says so and keeps all. */
export function PlaceChooser({ onChosen, onPage = false, withSaved = false, inputRef }: Props) {
  const { t } = useTranslation(messages);
  const remotes = useRemotes();
  const ways = usePlaceWays(onChosen);
  const [isMapOpen, setMapOpen] = useState(false);
  const hasMap = remotes.appOf({ kind: 'slot', name: 'map-picker' }) !== null;
  const openMap = () => {
    ways.clearProblem();
    setMapOpen(true);
  };
  return (
    <div>
      <PlaceSearch
        onPick={(place) => void ways.byName(place)}
        busy={ways.way === 'search'}
        floating={onPage}
        large={onPage}
        inputRef={inputRef}
      />
      <Ways $fills={!onPage}>
        <Button
          tone="secondary"
          small
          icon="target"
          busy={ways.way === 'position'}
          onClick={() => void ways.byPosition()}
        >
          {t('place.useCurrent')}
        </Button>
        {hasMap && (
          <Button tone="secondary" small icon="map" onClick={openMap}>
            {t('place.pickFromMap')}
          </Button>
        )}
      </Ways>
      {ways.problem && !isMapOpen && <Problem role="alert">{ways.problem}</Problem>}
      {withSaved && <SavedAddresses onPick={(spot) => void ways.bySpot(spot)} />}
      <MapDialog
        open={isMapOpen}
        busy={ways.way === 'map'}
        problem={ways.problem}
        onClose={() => setMapOpen(false)}
        onPick={async (spot) => {
          if (await ways.bySpot(spot)) setMapOpen(false);
        }}
      />
    </div>
  );
}

const Ways = styled.div<{ $fills: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  & > button {
    min-block-size: 44px;
    ${({ $fills }) => $fills && 'flex: 1 0 auto;'}
  }
`;
