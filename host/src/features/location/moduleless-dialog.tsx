import { isolate, useTranslation } from '@shop/i18n';
import { ConfirmDialog, Text } from '@shop/ui';
import { messages } from '../../messages';
import type { ModulelessLocation } from './use-choose-location';

interface Props {
  location: ModulelessLocation;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says, before the location changes, that the visitor's module is not offered there, and what is. MOD-01, STATE-01. */
export function ModulelessDialog({ location, busy, onConfirm, onCancel }: Props) {
  const { t, direction } = useTranslation(messages);
  const names = {
    module: isolate(location.module, direction),
    place: isolate(location.address, direction),
  };
  return (
    <ConfirmDialog
      open
      title={t('place.noModule', names)}
      confirmLabel={t('place.switch')}
      cancelLabel={t('place.keep')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>
        {location.others.length > 0
          ? t('place.otherModules', {
              ...names,
              modules: location.others.map((name) => isolate(name, direction)),
            })
          : t('place.noModules', names)}
      </Text>
    </ConfirmDialog>
  );
}
