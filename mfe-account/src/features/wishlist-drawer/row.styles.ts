import { color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

/** Picture, texts, and room for actions at the end. The name's link covers the whole row. */
export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${space('sm')};
  padding-block: ${space('sm')};
  &:has(h3 a:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: -2px;
    border-radius: ${radius('md')};
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 84px;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  & > h3 {
    padding-inline-end: 36px;
    color: ${color('text')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & > h3 a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    outline: none;
  }
  & > h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    padding-inline-end: 36px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${size('xs')};
  }
`;

/** Facts at the start, actions at the end; above the row's link. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('sm')};
  min-block-size: 36px;
  margin-block-start: auto;
  color: ${color('text')};
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  margin-inline-start: auto;
  min-inline-size: 36px;
  min-block-size: 36px;
`;
