import { type CartLine, priceLine } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { color, ShopImage, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { getChoiceTexts } from '../../cart/choice-texts';

interface Props {
  line: CartLine;
  /** A line of text below the choice. */
  note?: string | null;
  /** In place of the price. */
  state?: ReactNode;
}

/** A line of a list or a shared cart, to look at: picture, choice, quantity and the price of the whole line. */
export function ListedLine({ line, note = null, state }: Props) {
  const format = useFormat();
  const { item, quantity } = line;
  const choice = getChoiceTexts(line).join(' · ');
  return (
    <Row $dim={state !== undefined}>
      <ShopImage src={item.imageUrl} alt="" rounded size={44} />
      <Words>
        <bdi>{item.name}</bdi>
        {choice && (
          <small>
            <bdi>{choice}</bdi>
          </small>
        )}
        {note && <small>{note}</small>}
      </Words>
      <Quantity>× {format.number(quantity)}</Quantity>
      <End>{state ?? <bdi>{format.money(priceLine(item, line, quantity).net)}</bdi>}</End>
    </Row>
  );
}

const Row = styled.li<{ $dim: boolean }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto minmax(64px, auto);
  align-items: center;
  gap: ${space('sm')};
  font-variant-numeric: tabular-nums;
  color: ${({ $dim }) => color($dim ? 'textSoft' : 'text')};
`;

const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Quantity = styled.span`
  color: ${color('textSoft')};
`;

const End = styled.span`
  justify-self: end;
`;
