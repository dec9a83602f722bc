import type { ModuleType } from '@shop/domain';
import { media, space } from '@shop/ui';
import styled, { css } from 'styled-components';

/** The layouts of a module's banners. */
export type Look = 'wide' | 'mosaic' | 'compact' | 'calm';

const looks: Partial<Record<ModuleType, Look>> = {
  ecommerce: 'mosaic',
  grocery: 'compact',
  pharmacy: 'calm',
  parcel: 'calm',
  rental: 'calm',
};

export const getLook = (type: ModuleType | undefined): Look => (type && looks[type]) ?? 'wide';

/** Banners visible at once on desktops; with no more than that, the carousel does not move. */
export const inSight: Record<Look, number> = { wide: 1, mosaic: 3, compact: 3, calm: 2 };

const columns: Record<Look, { phone: string; desktop: string }> = {
  wide: { phone: '92%', desktop: `calc((100% - ${space('md')}) * 0.72)` },
  mosaic: { phone: '92%', desktop: `calc((100% - 2 * ${space('md')}) / 3)` },
  compact: { phone: '78%', desktop: `calc((100% - 2 * ${space('md')}) / 3)` },
  calm: { phone: '92%', desktop: `calc((100% - ${space('md')}) / 2)` },
};

/** One large banner and two small ones beside it; the others follow in pairs. */
const mosaic = css`
  ${media.desktop} {
    grid-template-rows: repeat(2, 1fr);
    & > :first-child {
      grid-row: span 2;
      grid-column: span 2;
    }
  }
`;

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
  min-inline-size: 0;
`;

/** The controls' space, reserved until it is known whether the carousel moves. */
export const ControlsLine = styled.div<{ $onDesktop: boolean }>`
  min-block-size: 36px;
  ${media.desktop} {
    display: ${({ $onDesktop }) => ($onDesktop ? 'block' : 'none')};
  }
`;

export const Track = styled.ul<{ $look: Look }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $look }) => columns[$look].phone};
  gap: ${space('md')};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  margin-inline: -${space('md')};
  padding: 3px ${space('md')};
  scroll-padding-inline: ${space('md')};
  & > * {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-auto-columns: ${({ $look }) => columns[$look].desktop};
  }
  ${({ $look }) => $look === 'mosaic' && mosaic}
  &:has(> :only-child) {
    grid-auto-columns: 100%;
  }
`;
