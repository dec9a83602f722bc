import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { accent, color, size, space } from './theme/token';

const Box = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('sm')};
  padding: ${({ $compact }) => space($compact ? 'md' : 'xxl')} ${space('md')};
  text-align: center;
  & > svg {
    inline-size: ${({ $compact }) => ($compact ? 56 : 112)}px;
    block-size: auto;
  }
  & .ground {
    fill: ${accent('ground')};
  }
  & .ink {
    fill: none;
    stroke: ${accent('ink')};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const StateText = styled.p`
  font-weight: 600;
  font-size: ${size('md')};
`;

const More = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  max-inline-size: 44ch;
`;

export type DrawingName = 'bag' | 'search' | 'plug' | 'pin' | 'receipt' | 'heart';

const drawings: Record<DrawingName, ReactNode> = {
  bag: <path className="ink" d="M36 42h40l4 38H32l4-38Zm9 6v-9a11 11 0 0 1 22 0v9" />,
  search: <path className="ink" d="M52 70a18 18 0 1 0 0-36 18 18 0 0 0 0 36Zm13-5 14 14" />,
  plug: (
    <path
      className="ink"
      d="M40 36v12m16-12v12M34 48h28v8a14 14 0 0 1-28 0v-8Zm14 22v12m24-40-8 12h10l-8 12"
    />
  ),
  pin: (
    <path
      className="ink"
      d="M56 82s20-18 20-32a20 20 0 0 0-40 0c0 14 20 32 20 32Zm0-25a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
    />
  ),
  heart: <path className="ink" d="M56 80S35 67 35 52a11 11 0 0 1 21-5 11 11 0 0 1 21 5c0 15-21 28-21 28Z" />,
  receipt: <path className="ink" d="M38 32h36v48l-6-4-6 4-6-4-6 4-6-4-6 4V32Zm8 12h20m-20 10h20" />,
};

const Drawing = ({ name }: { name: DrawingName }) => (
  <svg viewBox="0 0 112 112" aria-hidden="true">
    <path className="ground" d="M20 40C28 12 84 10 94 38s4 58-36 60S12 68 20 40Z" />
    {drawings[name]}
  </svg>
);

interface StateProps {
  drawing?: DrawingName;
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  compact?: boolean;
}

/** An empty list: a drawing, a sentence, a next step. */
export function EmptyState({ drawing = 'bag', title, children, action, compact = false }: StateProps) {
  return (
    <Box $compact={compact}>
      <Drawing name={drawing} />
      <StateText>{title}</StateText>
      {children && <More as="div">{children}</More>}
      {action}
    </Box>
  );
}

interface ErrorCardProps {
  title: string;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
  compact?: boolean;
}

/** Reports that a part of the page could not be shown and offers a retry; everything else keeps working. */
export function ErrorCard({ title, children, retryLabel, onRetry, busy, compact = false }: ErrorCardProps) {
  return (
    <Box role="alert" $compact={compact}>
      <Drawing name="plug" />
      <StateText>{title}</StateText>
      {children && <More as="div">{children}</More>}
      <Button tone="secondary" small onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </Box>
  );
}
