import type { Item } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { accent, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The item's campaign and its last day. STATE-09, ENT-11. */
export function CampaignNote({ item }: { item: Item }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  if (!item.campaign) return null;
  const day = item.campaignEndsOn ? format.day(item.campaignEndsOn) : '';
  return (
    <Line>
      <Icon name="ticket" size={16} />
      {day ? t('itemPage.campaignUntil', { day: isolate(day, direction) }) : t('itemPage.campaign')}
    </Line>
  );
}

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space('xs')};
  padding: ${space('xxs')} ${space('sm')};
  border-radius: ${radius('sm')};
  background: ${accent('ground')};
  color: ${accent('ink')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
