import { color, Icon, radius, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** An icon above a sentence or two about the step. */
export function StepLead({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Lead>
      <Background>
        <Icon name={icon} size={26} />
      </Background>
      {children}
    </Lead>
  );
}

const Lead = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('xs')};
  text-align: center;
  color: ${color('textSoft')};
`;

const Background = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  margin-block-end: ${space('xxs')};
  border-radius: ${radius('full')};
  background: ${color('brandGround')};
  color: ${color('brand')};
`;
