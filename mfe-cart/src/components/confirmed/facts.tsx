import { color, Icon, size, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One fact with its icon. */
export const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div>
    <Icon name={icon} />
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A list of facts. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space('sm')};
  & > div {
    display: grid;
    grid-template-columns: 20px 1fr;
    column-gap: ${space('sm')};
  }
  & svg {
    grid-row: span 2;
    margin-block-start: 2px;
    color: ${color('textFaint')};
  }
  & dt {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
  }
`;
