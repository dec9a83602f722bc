import { color, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: ${space('sm')};
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Card = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  padding: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  & > svg {
    color: ${color('brand')};
  }
  & > div {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    font-weight: 600;
  }
  & small {
    font-size: ${size('xs')};
    font-weight: 400;
    color: ${color('textSoft')};
  }
  & a {
    min-block-size: 24px;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export const MapButton = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`;
