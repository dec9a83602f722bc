import { color, radius, size, space } from '@shop/ui';
import { css } from 'styled-components';

/** The box of a dish in a menu, loaded or not: as high as its lines in each script, so that nothing shifts. */
export const rowBox = css`
  --line: 1.4;
  --words: calc(var(--line) * (${size('md')} + 2 * ${size('xs')}) + 1.75rem + var(--line) * ${size('lg')});
  block-size: calc(max(120px, var(--words)) + 2 * ${space('sm')} + 2px);
  padding: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  html[lang='ar'] & {
    --line: 1.7;
  }
  html[lang='ur'] & {
    --line: 2;
  }
`;
