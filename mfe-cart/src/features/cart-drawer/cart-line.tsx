import { priceLine, quantityLimit, type CartLine as Line } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, IconButton, Price, ShopImage, size, space, Stepper, toast } from '@shop/ui';
import styled from 'styled-components';
import { choiceWords } from '../../cart/choice-words';
import { messages } from '../../messages';

interface Props {
  line: Line;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onEdit: () => void;
}

/** One line: picture, name, choice in small print, stepper whose minus turns into a bin at 1, line total. CART-01. */
export function CartLine({ line, onQuantity, onRemove, onEdit }: Props) {
  const { t } = useTranslation(messages);
  const { item, quantity } = line;
  const { gross, net } = priceLine(item, line, quantity);
  const { max, because } = quantityLimit(item, line);
  const words = choiceWords(line).join(' · ');
  const labels = {
    group: t('quantity.group', { name: item.name }),
    increase: t('quantity.increase'),
    decrease: t('quantity.decrease'),
    remove: t('remove', { name: item.name }),
  };
  const refuse = () => toast.error(t(because === 'stock' ? 'quantity.outOfStock' : 'quantity.outOfLimits'));
  return (
    <Box data-line={line.id}>
      <Picture>
        <ShopImage src={item.imageUrl} alt="" rounded />
      </Picture>
      <Words>
        <Name>
          <bdi>{item.name}</bdi>
        </Name>
        {words && (
          <Choice>
            <bdi>{words}</bdi>
          </Choice>
        )}
        <Price amount={net} original={gross === net ? null : gross} />
      </Words>
      <Controls>
        <IconButton icon="edit" label={t('edit', { name: item.name })} size={32} onClick={onEdit} />
        <Stepper
          value={quantity}
          onChange={onQuantity}
          onRemove={onRemove}
          onLimit={refuse}
          max={max}
          labels={labels}
          size={36}
        />
      </Controls>
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: ${space('sm')};
  align-items: center;
  padding-block: ${space('sm')};
  border-block-end: 1px solid ${color('border')};
`;

const Picture = styled.div`
  inline-size: 72px;
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`;

const Name = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 600;
  font-size: ${size('sm')};
`;

const Choice = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

const Controls = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space('xxs')};
`;
