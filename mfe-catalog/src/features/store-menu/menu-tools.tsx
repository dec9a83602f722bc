import { color, layer, media, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';

/** The height of the header and its border. */
const headerHeight = 'calc(57px + var(--inset-top, 0px))';
const desktopHeaderHeight = 'calc(65px + var(--inset-top, 0px))';

/** Search, filter and links: one line below the header on desktops; on phones only the links stay in view. */
export const MenuTools = styled.div`
  display: contents;
  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: ${space('md')};
    position: sticky;
    z-index: ${layer('sticky')};
    inset-block-start: ${headerHeight};
    padding-block: ${space('xs')};
    min-block-size: 62px;
    background: ${color('page')};
    border-block-end: 1px solid ${color('border')};
  }
  ${media.header} {
    inset-block-start: ${desktopHeaderHeight};
  }
`;

export const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  margin-block-end: ${space('xs')};
  & > label {
    flex: 1 1 152px;
  }
  ${media.desktop} {
    flex-wrap: nowrap;
    margin: 0;
    & > label {
      flex: none;
      inline-size: 260px;
    }
  }
`;

export const Tools = styled.div`
  position: sticky;
  z-index: ${layer('sticky')};
  inset-block-start: ${headerHeight};
  margin-inline: -${space('md')};
  padding: ${space('xxs')} ${space('md')};
  background: ${color('page')};
  border-block-end: 1px solid ${color('border')};
  ${media.desktop} {
    position: static;
    z-index: auto;
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

export const ToolsSkeleton = () => (
  <Pills aria-hidden="true">
    <Skeleton $height="40px" $width="96px" $round />
    <Skeleton $height="40px" $width="128px" $round />
    <Skeleton $height="40px" $width="80px" $round />
  </Pills>
);

const Pills = styled.div`
  display: flex;
  gap: ${space('xs')};
  padding-block: 3px;
  overflow: hidden;
  & > * {
    flex: none;
  }
`;
