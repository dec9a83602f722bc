import { useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { messages } from '../../messages';
import { Note, Solve } from './cart-line.styles';

interface MergeNoteProps {
  textKey: 'open' | 'cutTitle';
  onLook: () => void;
}

/** Links from a cart to the dialog of a merge that the customer has not decided. D-17. */
export function MergeNote({ textKey, onLook }: MergeNoteProps) {
  const { t } = useTranslation(messages);
  return (
    <Note as="section" $tone="warning" role="status">
      <Icon name="info" size={18} />
      <p>{t(`merge.${textKey}`)}</p>
      <Solve type="button" onClick={onLook}>
        {t('merge.look')}
      </Solve>
    </Note>
  );
}
