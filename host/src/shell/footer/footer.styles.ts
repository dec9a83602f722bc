import { color, deferredLayout, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

/** With the page's 70vh it fills the window from the start: nothing moves while the rest of it arrives. */
export const Frame = styled.footer`
  margin-block-start: auto;
  min-block-size: 30vh;
  padding-block: ${space('xl')} ${space('lg')};
  background: ${color('sunken')};
  border-block-start: 1px solid ${color('border')};
  ${deferredLayout('1550px')}
  ${media.tablet} {
    contain-intrinsic-block-size: auto 1150px;
  }
  ${media.desktop} {
    contain-intrinsic-block-size: auto 670px;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('xl')};
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
`;

export const Brand = styled.div`
  display: grid;
  gap: ${space('sm')};
  align-content: start;
  & p {
    max-inline-size: 34ch;
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${radius('full')};
    background: ${color('surface')};
    color: ${color('textSoft')};
    &:hover {
      color: ${color('brand')};
    }
  }
`;

export const Group = styled.nav`
  & h2 {
    margin-block-end: ${space('xs')};
    font-size: ${size('sm')};
    font-weight: 700;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    font-size: ${size('sm')};
    color: ${color('textSoft')};
    &:hover {
      color: ${color('text')};
      text-decoration: underline;
    }
  }
  & li:empty,
  & a > svg {
    display: none;
  }
`;

export const TextButton = styled.button`
  min-block-size: 44px;
  color: inherit;
  text-align: start;
  text-decoration: underline;
`;

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('md')};
  padding-block-start: ${space('md')};
  border-block-start: 1px solid ${color('border')};
  font-size: ${size('sm')};
  color: ${color('textSoft')};
`;
