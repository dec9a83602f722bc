import { color, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A fact with what it is of. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where, who and how, one below the other. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space('sm')};
  overflow-wrap: anywhere;
  & dt,
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;
