import { color, media, space } from '@shop/ui';
import styled from 'styled-components';

/** The summary beside the list; above it on phones. */
export const Frame = styled.div`
  display: grid;
  gap: ${space('lg')};
  margin-block-start: ${space('md')};
  ${media.desktop} {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: ${space('xxl')};
    align-items: start;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    padding-block: ${space('md')};
    border-block-start: 1px solid ${color('border')};
  }
  & > li:first-child {
    padding-block-start: 0;
    border: 0;
  }
`;
