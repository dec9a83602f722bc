import { useFormat } from '@shop/i18n';
import { Link, useLocation } from '@shop/router';
import { Card, color, motion, radius, ShopImage, size, space } from '@shop/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { coversCard } from '../account/covers-card';

interface Props {
  /** The store or provider. */
  seller: { name: string; logoUrl: string | null };
  /** Address of its page. */
  to: string;
  /** Its number as a text, and its time (ISO 8601; empty: unknown). */
  number: string;
  madeAt: string;
  state: ReactNode;
  /** Minor units, and the number of items as a text. */
  total: number;
  amount: string;
  /** Actions. One that may come later than the others is the last: it moves none of them. */
  tools?: ReactNode;
  rootRef?: Ref<HTMLLIElement>;
  /** A short preview of its content. */
  children: ReactNode;
}

/** One order or trip of a list. The whole card links to it; going back returns to the list as it was. X-07. */
export function ListedCard(props: Props) {
  const { seller, to, number, madeAt, state, total, amount, tools, rootRef, children } = props;
  const { money, moment } = useFormat();
  const { pathname, search } = useLocation();
  return (
    <Panel as="li" ref={rootRef}>
      <Head>
        <Logo>
          <ShopImage src={seller.logoUrl} alt="" size={40} />
        </Logo>
        <Text>
          <CardLink to={to} state={{ list: pathname + search }}>
            <bdi>{seller.name}</bdi>
          </CardLink>
          <small>
            <span>{number}</span>
            {madeAt && (
              <time dateTime={madeAt}>
                <bdi>{moment(madeAt)}</bdi>
              </time>
            )}
          </small>
        </Text>
        {state}
      </Head>
      {children}
      <Foot>
        <div>
          <strong>
            <bdi>{money(total)}</bdi>
          </strong>
          <small>{amount}</small>
        </div>
        {tools && <Tools>{tools}</Tools>}
      </Foot>
    </Panel>
  );
}

const Panel = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
  min-block-size: 190px;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color('borderStrong')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
`;

const Logo = styled.span`
  flex: none;
  inline-size: 40px;
  overflow: hidden;
  border-radius: ${radius('md')};
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('xs')};
  }
`;

const CardLink = styled(Link)`
  font-weight: 600;
  overflow-wrap: anywhere;
  ${coversCard}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  & > div:first-child {
    display: flex;
    align-items: baseline;
    gap: ${space('xs')};
  }
`;

/** Above the link that covers the card. The first action is at the edge, where a later one does not push it away. */
const Tools = styled.div`
  position: relative;
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${space('xs')};
  @media (max-width: 37.49em) {
    flex-direction: row;
    inline-size: 100%;
  }
`;
