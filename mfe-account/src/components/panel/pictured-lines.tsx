import { color, radius, ShopImage, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PicturedLine {
  id: number;
  imageUrl: string | null;
  name: string;
  /** Small print below the name. */
  details: readonly ReactNode[];
  /** The price as a text. */
  amount: string;
}

/** Ordered or booked lines: picture, name, small print, and price at the end. */
export function PicturedLines({ lines }: { lines: readonly PicturedLine[] }) {
  return (
    <Lines>
      {lines.map(({ id, imageUrl, name, details, amount }) => (
        <li key={id}>
          <Picture>
            <ShopImage src={imageUrl} alt="" ratio="1" size={56} />
          </Picture>
          <div>
            <bdi>{name}</bdi>
            {details.map((detail, index) => (
              <small key={index}>{detail}</small>
            ))}
          </div>
          <bdi>{amount}</bdi>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space('sm')};
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    align-items: center;
    gap: ${space('sm')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & > li > bdi {
    font-variant-numeric: tabular-nums;
  }
`;

const Picture = styled.span`
  overflow: hidden;
  border-radius: ${radius('md')};
`;
