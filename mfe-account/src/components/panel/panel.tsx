import { Card, color, media, size, Skeleton, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Two sheets side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space('md')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** One of them: its parts one below the other. */
export const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  overflow-wrap: anywhere;
`;

/** Heading at the start, state at the end. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')};
`;

/** In the shape of two sheets. */
export const PanelSkeletons = () => (
  <Columns aria-hidden="true">
    <Skeleton $height="480px" />
    <Skeleton $height="420px" />
  </Columns>
);

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
