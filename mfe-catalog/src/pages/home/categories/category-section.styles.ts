import { Link } from '@shop/router';
import { accent, color, motion, radius, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { lines } from '../../../components/cards/card-frame';

/** The picture on the module's accent colour. */
export const Face = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  background: ${accent('ground')};
  transition: scale ${motion.fast};
  & > span {
    background: none;
  }
`;

export const Label = styled.span`
  ${lines(2)}
  font-size: ${size('sm')};
  font-weight: 600;
  line-height: 1.35;
  color: ${color('text')};
  html[lang='ar'] & {
    line-height: 1.6;
  }
  html[lang='ur'] & {
    line-height: 2;
  }
`;

const lively = css`
  @media (hover: hover) {
    &:hover ${Face} {
      scale: 1.04;
    }
  }
`;

/** A round picture with its name below. */
export const Circle = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('xs')};
  text-align: center;
  border-radius: ${radius('lg')};
  & ${Face} {
    inline-size: 100%;
    max-inline-size: 96px;
    aspect-ratio: 1;
    border-radius: ${radius('full')};
  }
  & ${Label} {
    min-block-size: 2.7em;
  }
  html[lang='ar'] & ${Label} {
    min-block-size: 3.2em;
  }
  html[lang='ur'] & ${Label} {
    min-block-size: 4em;
  }
  ${lively}
`;

export const AislePair = styled.li`
  display: grid;
  grid-template-rows: 72px 72px;
  gap: ${space('sm')};
`;

/** A wide tile: picture and name side by side. */
export const Aisle = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-inline-size: 0;
  padding: ${space('xs')};
  border-radius: ${radius('lg')};
  background: ${accent('ground')};
  & ${Face} {
    inline-size: 56px;
    border-radius: ${radius('md')};
    background: ${color('surface')};
  }
  & ${Label} {
    color: ${accent('ink')};
  }
  ${lively}
`;

/** A square tile: the name at the top, the picture at the bottom. */
export const Square = styled(Link)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space('xs')};
  block-size: 164px;
  padding: ${space('sm')} ${space('sm')} 0;
  border-radius: ${radius('lg')};
  background: ${accent('ground')};
  overflow: hidden;
  & ${Face} {
    align-self: flex-end;
    inline-size: 104px;
    margin-inline-end: -${space('xs')};
    border-start-start-radius: ${radius('lg')};
    border-start-end-radius: ${radius('lg')};
  }
  & ${Label} {
    order: -1;
    color: ${accent('ink')};
  }
  ${lively}
`;
