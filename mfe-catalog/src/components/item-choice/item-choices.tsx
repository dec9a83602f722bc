import type { Item } from '@shop/domain';
import { space } from '@shop/ui';
import styled from 'styled-components';
import { AddOnList } from './add-on-list';
import { ItemNote } from './item-note';
import { OptionGroup } from './option-group';
import type { ItemChoice } from './use-item-choice';
import { VariationPicker } from './variation-picker';

interface Props {
  item: Item;
  chosen: ItemChoice;
  /** Whether the visitor has tried to add the item. */
  hasTried: boolean;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('lg')};
  &:empty {
    display: none;
  }
`;

/** All choices of an item, on its page and in its modal. ITEM-04, ITEM-14. */
export function ItemChoices({ item, chosen, hasTried }: Props) {
  return (
    <Column>
      <VariationPicker item={item} chosen={chosen} />
      {item.foodVariations.map((group) => (
        <OptionGroup key={group.name} group={group} chosen={chosen} hasTried={hasTried} />
      ))}
      <AddOnList item={item} chosen={chosen} />
      <ItemNote item={item} chosen={chosen} />
    </Column>
  );
}
