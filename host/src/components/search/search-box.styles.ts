import { color, layer, media, radius, shadow, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';

export const Form = styled.form`
  position: relative;
  flex: 1;
  min-inline-size: 0;
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('sm')} ${space('xxs')};
  border: 1px solid transparent;
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  &:focus-within {
    border-color: ${color('brand')};
    background: ${color('surface')};
  }
  & > svg,
  & button[type='button'] {
    color: ${color('textFaint')};
  }
  & input {
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    border: 0;
    background: none;
    outline: none;
    text-overflow: ellipsis;
  }
`;

/** Shows the keyboard shortcut, where a keyboard is likely. */
export const KeyHint = styled.kbd`
  display: none;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${color('border')};
  border-radius: ${radius('sm')};
  font: inherit;
  font-size: ${size('xs')};
  line-height: 1;
  color: ${color('textFaint')};
  ${media.header} {
    @media (hover: hover) {
      display: grid;
    }
  }
  ${Field}:focus-within & {
    display: none;
  }
`;

const floating = css`
  background: ${color('raised')};
  inset-block-start: calc(100% + ${space('xs')});
  inset-inline-start: 0;
  inline-size: max(100%, 440px);
  max-inline-size: calc(100vw - 32px);
  max-block-size: min(70dvh, 600px);
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('high')};
`;

/** From the field's lower edge to the on-screen keyboard; the header and the field above it take 115 px. */
const filling = css`
  background: ${color('surface')};
  inset-block-start: calc(100% + ${space('xs')});
  inset-inline: calc(-1 * ${space('md')});
  block-size: calc(var(--seen-height, 100dvh) - 115px - var(--inset-top, 0px));
  padding-block-end: var(--inset-bottom, 0px);
  border-block-start: 1px solid ${color('border')};
`;

/** No border around an empty panel. */
export const Panel = styled.div<{ $full: boolean }>`
  position: absolute;
  z-index: ${layer('sticky')};
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: start;
  ${({ $full }) => ($full ? filling : floating)}
  &:empty {
    display: none;
  }
`;
