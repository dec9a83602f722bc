import { color, radius, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';

export const Entries = styled.ul`
  display: grid;
  gap: 2px;
  padding-block: ${space('xs')};
  border-block-end: 1px solid ${color('border')};
  &:empty {
    display: none;
  }
`;

const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: ${space('xs')};
  border-radius: ${radius('md')};
  font-weight: 600;
  text-align: start;
  &:hover {
    background: ${color('sunken')};
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
  }
  & > svg:first-child {
    color: ${color('brand')};
  }
`;

/** One line of the menu: a link, or a button with `as`. */
export const Entry = styled.a<{ to?: string; type?: string }>`
  ${entryLook}
`;

/** Lines that are links. */
export const LinkEntries = styled(Entries)`
  & li:empty {
    display: none;
  }
  & a {
    ${entryLook}
  }
`;

/** The entries of a group. */
export const Inner = styled.ul`
  padding-inline-start: 32px;
  & a {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: ${space('xs')};
    border-radius: ${radius('sm')};
    font-size: ${size('sm')};
    color: ${color('textSoft')};
    &:hover {
      background: ${color('sunken')};
    }
  }
  & a[data-all] {
    font-weight: 600;
    color: ${color('brand')};
  }
  & p {
    padding: ${space('xs')};
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

export const Languages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  padding-block: ${space('md')};
`;
