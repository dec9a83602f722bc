import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';

/** What store and courier were told, each with its label.. */
export function useRequestTexts(): (order: Order) => { key: string; label: string; text: string }[] {
  const { t } = useTranslation(messages);
  return ({ requests, orderType }) => {
    if (!requests) return [];
    const { ifSoldOut, ifSoldOutText, instruction, leaveAtDoor, cutlery } = requests;
    const way = orderType === 'take_away' ? [] : [leaveAtDoor && t('requests.leaveAtDoor'), instruction];
    const facts = [
      {
        key: 'way',
        label: t('form.note'),
        text: way.filter(Boolean).join(' · '),
      },
      {
        key: 'sold-out',
        label: t('requests.title'),
        text: ifSoldOut ? t(`requests.${ifSoldOut}`) : ifSoldOutText,
      },
      { key: 'cutlery', label: t('requests.cutlery'), text: cutlery ? t('requests.yes') : '' },
    ];
    return facts.filter(({ text }) => text !== '');
  };
}
