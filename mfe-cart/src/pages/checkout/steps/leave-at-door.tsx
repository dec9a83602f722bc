import { useTranslation } from '@shop/i18n';
import { Card } from '@shop/ui';
import { CheckLine } from '../../../components/checkout-frame/check-line';
import { messages } from '../../../messages';

interface LeaveAtDoorProps {
  value: boolean;
  /** Whether the courier must be paid in cash. */
  mustHandOver: boolean;
  onChange: (leaveAtDoor: boolean) => void;
}

/** Whether the courier leaves the order at the door; it takes effect unless cash must be handed over. X-22. */
export function LeaveAtDoor({ value, mustHandOver, onChange }: LeaveAtDoorProps) {
  const { t } = useTranslation(messages);
  return (
    <Card>
      <CheckLine>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        <span>
          {t('words.leaveAtDoor')}
          <small>{t(value && mustHandOver ? 'words.leaveNeedsPayment' : 'words.leaveHint')}</small>
        </span>
      </CheckLine>
    </Card>
  );
}
