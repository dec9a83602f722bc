import { color, media, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** How many the list holds, in words; '' while it is not known. */
  count: string;
  /** Filters on phones, and the order. */
  children: ReactNode;
}

/** Above a list: how many there are (told to screen readers, too), and what narrows and orders it. */
export function ListTools({ count, children }: Props) {
  return (
    <Bar>
      <Count role="status">{count}</Count>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  margin-block-end: ${space('md')};
  ${media.desktop} {
    min-block-size: 44px;
    justify-content: space-between;
  }
`;

const Count = styled.p`
  min-block-size: 1lh;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  @media (max-width: 899px) {
    inline-size: 100%;
  }
`;
