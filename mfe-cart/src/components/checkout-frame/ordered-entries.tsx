import type { Minor } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { Card, color, radius, ShopImage, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface OrderedEntry {
  id: number;
  imageUrl: string | null;
  name: string;
  /** Each in a line of its own, in small print. */
  details: readonly ReactNode[];
  amount: Minor;
}

/** The ordered lines: picture, name, details in small print, and the line total. */
export function OrderedEntries({ entries }: { entries: readonly OrderedEntry[] }) {
  const format = useFormat();
  return (
    <Panel>
      <ul>
        {entries.map(({ id, imageUrl, name, details, amount }) => (
          <Line key={id}>
            <Picture>
              <ShopImage src={imageUrl} alt="" rounded size={56} />
            </Picture>
            <Text>
              <b>
                <bdi>{name}</bdi>
              </b>
              {details.map((detail, at) => (
                <small key={at}>{detail}</small>
              ))}
            </Text>
            <bdi>{format.money(amount)}</bdi>
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled(Card)`
  padding-block: ${space('xs')};
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space('sm')};
  align-items: center;
  padding-block: ${space('sm')};
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  &:not(:last-child) {
    border-block-end: 1px solid ${color('border')};
  }
  & > bdi {
    font-weight: 600;
  }
`;

const Picture = styled.div`
  inline-size: 56px;
  border-radius: ${radius('md')};
  overflow: hidden;
`;

const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & small:empty,
  & small:has(> bdi:only-child:empty) {
    display: none;
  }
`;
