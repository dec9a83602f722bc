import { useRemotes } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, createDeferredPart, space } from '@shop/ui';
import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { MapDialog, Problem } from './map-dialog';
import { LocationSearch } from './location-search';
import { SavedAddresses } from './saved-addresses';
import type { ModulelessLocation } from './use-choose-location';
import { useLocationMethods } from './use-location-methods';

const ModulelessDialog = createDeferredPart(
  async () =>
    (await import(/* webpackChunkName: "moduleless-dialog" */ './moduleless-dialog')).ModulelessDialog,
);

interface Props {
  onChosen: () => void;
  /** On a page instead of a layer: larger, and the list covers what follows. */
  onPage?: boolean;
  /** Whether the customer's saved addresses are offered too. */
  withSaved?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Search by name, current location, or a point on the map (LOC-02). A location outside every zone shows a message and
 * changes nothing.
 */
export function LocationChooser({ onChosen, onPage = false, withSaved = false, inputRef }: Props) {
  const { t } = useTranslation(messages);
  const remotes = useRemotes();
  const methods = useLocationMethods(onChosen);
  const [isMapOpen, setMapOpen] = useState(false);
  const hasMap = remotes.getApp({ kind: 'slot', name: 'map-picker' }) !== null;
  const showMap = (isOpen: boolean) => {
    methods.drop();
    setMapOpen(isOpen);
  };
  const confirm = async (location: ModulelessLocation) => {
    if (await methods.confirm(location)) setMapOpen(false);
  };
  return (
    <div>
      <LocationSearch
        onPick={(location) => void methods.byName(location)}
        busy={methods.pendingMethod === 'search'}
        floating={onPage}
        large={onPage}
        inputRef={inputRef}
      />
      <Methods $fills={!onPage}>
        <Button
          tone="secondary"
          small
          icon="target"
          busy={methods.pendingMethod === 'position'}
          onClick={() => void methods.byPosition()}
        >
          {t('place.useCurrent')}
        </Button>
        {hasMap && (
          <Button tone="secondary" small icon="map" onClick={() => showMap(true)}>
            {t('place.pickFromMap')}
          </Button>
        )}
      </Methods>
      {methods.problem && !isMapOpen && <Problem role="alert">{methods.problem}</Problem>}
      {withSaved && <SavedAddresses onPick={(point) => void methods.byPoint(point)} />}
      <MapDialog
        open={isMapOpen}
        busy={methods.pendingMethod === 'map'}
        problem={methods.problem}
        onClose={() => showMap(false)}
        onPick={async (point) => {
          if (await methods.byPoint(point)) setMapOpen(false);
        }}
      />
      {methods.withoutModule && (
        <ModulelessDialog
          location={methods.withoutModule}
          busy={methods.pendingMethod !== null}
          onConfirm={() => methods.withoutModule && void confirm(methods.withoutModule)}
          onCancel={methods.keepLocation}
          onFailed={methods.keepLocation}
        />
      )}
    </div>
  );
}

const Methods = styled.div<{ $fills: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  & > button {
    min-block-size: 44px;
    ${({ $fills }) => $fills && 'flex: 1 0 auto;'}
  }
`;
