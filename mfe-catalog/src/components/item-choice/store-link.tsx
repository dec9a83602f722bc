import type { Item } from '@shop/domain';
import { Link, useLocation } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../cards/card-frame';

/** The store's name as a link, or as text on the store's own page. ITEM-03, ITEM-09. */
export function StoreLink({ item }: { item: Item }) {
  const { pathname } = useLocation();
  const path = `/store/${item.storeId}`;
  const name = (
    <>
      <Icon name="store" size={16} />
      <Name>
        <bdi>{item.storeName}</bdi>
      </Name>
    </>
  );
  return <Line>{pathname === path ? <span>{name}</span> : <Link to={path}>{name}</Link>}</Line>;
}

const Name = styled.span`
  ${lines(2)}
`;

const Line = styled.p`
  font-size: ${size('sm')};
  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${space('xxs')};
    min-block-size: 24px;
    color: ${color('textSoft')};
  }
  & a {
    color: ${color('brand')};
    font-weight: 600;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
