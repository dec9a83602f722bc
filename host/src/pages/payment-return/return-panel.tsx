import { Card, color, Icon, radius, space, Spinner, Text, Title } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const signs = {
  waiting: { icon: null, tone: 'neutral' },
  paid: { icon: 'check', tone: 'success' },
  unpaid: { icon: 'close', tone: 'warning' },
  missing: { icon: 'info', tone: 'neutral' },
} as const;

interface ReturnPanelProps {
  sign: keyof typeof signs;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A sentence about the payment, announced to screen readers when it changes, and the next actions. */
export function ReturnPanel({ sign, title, text, children }: ReturnPanelProps) {
  const { icon, tone } = signs[sign];
  return (
    <Panel>
      <Sign $tone={tone}>{icon ? <Icon name={icon} size={36} /> : <Spinner />}</Sign>
      <Title tabIndex={-1}>{title}</Title>
      <Text $soft role="status">
        {text}
      </Text>
      {children}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space('md')};
  padding: ${space('xl')} ${space('lg')};
  text-align: center;
`;

const Sign = styled.div<{ $tone: 'success' | 'warning' | 'neutral' }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${radius('full')};
  background: ${({ $tone }) => color($tone === 'neutral' ? 'sunken' : `${$tone}Ground`)};
  color: ${({ $tone }) => color($tone === 'neutral' ? 'textSoft' : $tone)};
`;
