import {
  Card,
  color,
  Container,
  Icon,
  media,
  radius,
  size,
  Skeleton,
  space,
  Spinner,
  Text,
  Title,
  type IconName,
} from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ConfirmedPanelProps {
  /** Null until the server has returned the state. */
  sign: { icon: IconName; tone: 'success' | 'warning' | 'danger' } | null;
  title: string;
  /** Null until the server has returned the state. */
  text: string | null;
  number: { label: string; value: number; testId: string };
  /** Links and actions. */
  children: ReactNode;
}

/** The number of what was just placed, and its state once the server has returned it. */
export const ConfirmedPanel = ({ sign, title, text, number, children }: ConfirmedPanelProps) => (
  <Panel>
    <Sign $tone={sign?.tone ?? 'neutral'}>{sign ? <Icon name={sign.icon} size={36} /> : <Spinner />}</Sign>
    <div role="status">
      <Title tabIndex={-1}>{title}</Title>
      {text !== null ? <Text $soft>{text}</Text> : <Skeleton $height="24px" $width="min(300px, 100%)" />}
    </div>
    <p>
      {number.label}
      <Number data-testid={number.testId}>
        <bdi>{number.value}</bdi>
      </Number>
    </p>
    {children}
  </Panel>
);

/** The column of a confirmation page. */
export const Narrow = styled(Container)`
  display: grid;
  gap: ${space('md')};
  max-inline-size: 640px;
  padding-block: ${space('lg')} ${space('xxl')};
  ${media.desktop} {
    padding-block-start: ${space('xl')};
  }
`;

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space('md')};
  padding: ${space('xl')} ${space('lg')};
  text-align: center;
  & > [role='status'] {
    display: grid;
    justify-items: center;
    gap: ${space('xs')};
  }
`;

const Sign = styled.div<{ $tone: 'success' | 'warning' | 'danger' | 'neutral' }>`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${radius('full')};
  background: ${({ $tone }) => color($tone === 'neutral' ? 'sunken' : `${$tone}Ground`)};
  color: ${({ $tone }) => color($tone === 'neutral' ? 'textSoft' : $tone)};
`;

const Number = styled.strong`
  display: block;
  font-size: ${size('xxl')};
  font-variant-numeric: tabular-nums;
`;
