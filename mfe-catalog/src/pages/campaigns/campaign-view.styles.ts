import { accent, color, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';

/** Picture and facts, side by side in wide windows. */
export const Banner = styled.div`
  display: grid;
  gap: ${space('md')};
  margin-block-end: ${space('xl')};
  padding: ${space('md')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space('xl')};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space('xs')};
  min-inline-size: 0;
  & h1 {
    ${lines(3)}
  }
`;

export const Fact = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  color: ${accent('ink')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

export const Description = styled.p`
  color: ${color('textSoft')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Stores = styled.section`
  display: grid;
  gap: ${space('md')};
`;
