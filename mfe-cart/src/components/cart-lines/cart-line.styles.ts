import { color, motion, radius, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import type { ShownLine } from './use-leaving-lines';

const enters = css`
  animation: line-enters ${motion.slow};
  @keyframes line-enters {
    from {
      grid-template-rows: 0fr;
      opacity: 0;
    }
  }
`;

const leaves = css`
  animation: line-leaves ${motion.slow} forwards;
  @keyframes line-leaves {
    to {
      grid-template-rows: 0fr;
      opacity: 0;
      border-color: transparent;
    }
  }
`;

const motions = { none: null, enters, leaves };

/** A row that slides in and out. The browser skips the layout of lines far out of view. */
export const Box = styled.li<{ $motion: ShownLine['motion'] }>`
  display: grid;
  grid-template-rows: 1fr;
  border-block-end: 1px solid ${color('border')};
  content-visibility: auto;
  contain-intrinsic-size: auto 116px;
  &:last-child {
    border-block-end-color: transparent;
  }
  &[aria-busy='true'] {
    opacity: 0.72;
  }
  ${({ $motion }) => motions[$motion]}
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  column-gap: ${space('sm')};
  min-block-size: 0;
  overflow: hidden;
  padding-block: ${space('md')};
`;

export const Picture = styled.div<{ $dim: boolean }>`
  inline-size: 76px;
  ${({ $dim }) => $dim && 'opacity: 0.5; filter: grayscale(1);'}
`;

export const Details = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('sm')};
  & > :last-child {
    flex: none;
    flex-direction: column;
    align-items: flex-end;
    gap: 0;
  }
`;

export const Name = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-weight: 600;
  font-size: ${size('sm')};
`;

export const Choice = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
  margin-block-start: 2px;
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')};
  margin-block-start: auto;
  padding-block-start: ${space('xs')};
  & > span {
    display: flex;
    margin-inline: auto -8px;
    color: ${color('textSoft')};
  }
`;

export const Note = styled.div<{ $tone: 'warning' | 'danger' }>`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  padding: ${space('xxs')} ${space('xxs')} ${space('xxs')} ${space('sm')};
  border-radius: ${radius('md')};
  background: ${({ $tone }) => color($tone === 'danger' ? 'dangerGround' : 'warningGround')};
  color: ${({ $tone }) => color($tone)};
  font-size: ${size('sm')};
  & > p {
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space('xxs')};
    font-weight: 600;
  }
`;

/** In the colour of the note. */
export const Solve = styled.button`
  flex: none;
  min-block-size: 36px;
  padding-inline: ${space('sm')};
  border: 1px solid currentColor;
  border-radius: ${radius('sm')};
  font-weight: 700;
  &:hover:not(:disabled) {
    text-decoration: underline;
  }
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
`;
