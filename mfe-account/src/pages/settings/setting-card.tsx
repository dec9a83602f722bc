import { Card, color, Heading, size, space } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** A group of settings with a heading. */
export function SettingCard({
  title,
  children,
  danger = false,
}: {
  title: string;
  children: ReactNode;
  danger?: boolean;
}) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} $danger={danger}>
      <Name id={id}>{title}</Name>
      {children}
    </Panel>
  );
}

interface RowProps {
  /** Id of the labelled control. */
  htmlFor?: string;
  label: string;
  hint: ReactNode;
  hintId?: string;
  control: ReactNode;
}

/** One setting: label, hint, and its control at the end of the line. */
export function SettingRow({ htmlFor, label, hint, hintId, control }: RowProps) {
  return (
    <Row>
      <Text>
        {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <strong>{label}</strong>}
        <small id={hintId}>{hint}</small>
      </Text>
      {control}
    </Row>
  );
}

const Panel = styled(Card)<{ $danger: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  padding: ${space('md')};
  border-color: ${({ $danger }) => color($danger ? 'danger' : 'border')};
  @media (min-width: 37.5em) {
    padding: ${space('lg')};
  }
`;

const Name = styled(Heading)`
  font-size: ${size('lg')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('md')};
  & + & {
    padding-block-start: ${space('md')};
    border-block-start: 1px solid ${color('border')};
  }
`;

const Text = styled.div`
  min-inline-size: 0;
  & strong,
  & label {
    display: block;
    font-weight: 600;
  }
  & label {
    cursor: pointer;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    text-wrap: pretty;
  }
`;
