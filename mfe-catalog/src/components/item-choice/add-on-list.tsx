import type { Item } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { space, Stepper } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { GroupFrame } from './group-frame';
import { OptionPrice, OptionRow } from './option-row';
import type { ItemChoice } from './use-item-choice';

/** Optional add-ons; each checked one has its own quantity (STATE-18, ITEM-14). */
export function AddOnList({ item, chosen }: { item: Item; chosen: ItemChoice }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  if (item.addOns.length === 0) return null;
  return (
    <GroupFrame title={t('choice.addOns')} requirement={{ label: t('choice.optional'), state: 'optional' }}>
      {item.addOns.map(({ id, name, price }) => {
        const quantity = chosen.choice.addOns.find((addOn) => addOn.id === id)?.quantity;
        const textValues = { name: isolate(name, direction) };
        return (
          <Line key={id}>
            <OptionRow
              type="checkbox"
              label={name}
              checked={quantity !== undefined}
              onChange={() => chosen.toggleAddOn(id)}
              end={
                <OptionPrice>
                  <bdi>{price === 0 ? t('price.free') : `+${format.money(price)}`}</bdi>
                </OptionPrice>
              }
            />
            {quantity !== undefined && (
              <Stepper
                value={quantity}
                size={36}
                onChange={(value) => chosen.setAddOnQuantity(id, value)}
                onRemove={() => chosen.toggleAddOn(id)}
                labels={{
                  group: t('quantity.of', textValues),
                  increase: t('quantity.increaseOf', textValues),
                  decrease: t('quantity.decreaseOf', textValues),
                  remove: t('quantity.removeOf', textValues),
                }}
              />
            )}
          </Line>
        );
      })}
    </GroupFrame>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
`;
