import { color, radius, shadow, size, space } from '@shop/ui';
import styled from 'styled-components';

/** Above the upper edge of the map. */
export const Over = styled.div`
  position: absolute;
  inset-block-start: ${space('xs')};
  inset-inline: ${space('xs')};
  z-index: 1;
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 48px;
  padding-inline: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('low')};
  & > svg {
    color: ${color('textSoft')};
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 46px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
    &:focus {
      outline: none;
    }
    &::placeholder {
      color: ${color('textFaint')};
    }
  }
  &:focus-within {
    outline: 2px solid ${color('brand')};
    outline-offset: 1px;
  }
`;

export const Note = styled.p`
  margin-block-start: ${space('xxs')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('low')};
  font-size: ${size('sm')};
  &:empty {
    padding: 0;
    box-shadow: none;
  }
`;

export const List = styled.ul`
  max-block-size: 264px;
  margin-block-start: ${space('xxs')};
  padding: ${space('xxs')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius('md')};
  background: ${color('raised')};
  box-shadow: ${shadow('high')};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('xs')};
    min-block-size: 44px;
    padding: ${space('xs')} ${space('sm')};
    border-radius: ${radius('sm')};
    font-size: ${size('sm')};
    overflow-wrap: anywhere;
    cursor: pointer;
    & > svg {
      color: ${color('textSoft')};
    }
    &:hover,
    &[aria-selected='true'] {
      background: ${color('sunken')};
    }
  }
`;
