import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { TextButton } from './footer.styles';

/** Opens the consent banner again. */
export function PrivacyChoices() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  return (
    <TextButton type="button" onClick={() => bus.emit('privacy:choose-requested', {})}>
      {t('footer.privacyChoices')}
    </TextButton>
  );
}
