import { color, layer, motion, radius, shadow, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';

export const Box = styled.div`
  position: relative;
  inline-size: 100%;
`;

export const Field = styled.div<{ $large: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: ${({ $large }) => ($large ? 56 : 48)}px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  transition: border-color ${motion.fast};
  &:focus-within {
    border-color: ${color('brand')};
    outline: 2px solid ${color('brand')};
    outline-offset: -1px;
  }
  & > svg {
    color: ${color('textFaint')};
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    align-self: stretch;
    border: 0;
    background: none;
    outline: none;
    text-overflow: ellipsis;
  }
`;

export const Panel = styled.div<{ $floating: boolean }>`
  margin-block-start: ${space('xs')};
  padding: ${space('xxs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  max-block-size: 320px;
  overflow-y: auto;
  ${({ $floating }) =>
    $floating &&
    css`
      position: absolute;
      z-index: ${layer('sticky')};
      inset-inline: 0;
      box-shadow: ${shadow('high')};
    `}
`;

export const Options = styled.ul``;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 48px;
  padding: ${space('xxs')} ${space('sm')};
  border-radius: ${radius('sm')};
  font-size: ${size('sm')};
  cursor: pointer;
  & svg {
    color: ${color('textFaint')};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color('brandGround')};
  }
`;

export const Message = styled.p`
  padding: ${space('sm')};
  font-size: ${size('sm')};
  color: ${color('textSoft')};
  & button {
    min-block-size: 24px;
    font-weight: 600;
    color: ${color('brand')};
    text-decoration: underline;
  }
`;
