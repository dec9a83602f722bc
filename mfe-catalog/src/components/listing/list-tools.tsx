import { color, media, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The number of entries as text; '' while unknown. */
  count: string;
  /** The filter button of phones, and the sort order. */
  children: ReactNode;
}

/** The line above a list: the count, announced to screen readers, and the controls. */
export function ListTools({ count, children }: Props) {
  return (
    <Bar data-keep-clear="">
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
  @media (max-width: 56.24em) {
    inline-size: 100%;
  }
`;
