import { Chip, color, Icon, size, space } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** How many may be chosen, in words. */
  hint?: string | undefined;
  /** Chip at the end of the heading; `met` turns a demand into a tick. */
  demand?: { label: string; met: boolean } | undefined;
  /** What is wrong with the choice, said here as well as wherever it was refused. */
  problem?: string | null;
  children: ReactNode;
}

/** One question about an item with its answers. */
export function GroupFrame({ title, hint, demand, problem = null, children }: Props) {
  const id = useId();
  return (
    <Set aria-describedby={problem ? id : undefined} data-problem={problem ? '' : undefined}>
      <Legend>
        <bdi>{title}</bdi>
        {hint && <Hint>{hint}</Hint>}
      </Legend>
      {demand && (
        <Corner>
          <Chip $tone={demand.met ? 'success' : 'warning'}>
            {demand.met && <Icon name="check" size={16} />}
            {demand.label}
          </Chip>
        </Corner>
      )}
      <Rows>{children}</Rows>
      <Problem id={id} role="status">
        {problem}
      </Problem>
    </Set>
  );
}

const Set = styled.fieldset`
  position: relative;
  min-inline-size: 0;
  scroll-margin-block: 88px;
`;

const Legend = styled.legend`
  inline-size: 100%;
  padding: 0;
  padding-inline-end: 96px; /* the chip's corner */
  margin-block-end: ${space('xs')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Hint = styled.small`
  display: block;
  font-size: ${size('xs')};
  font-weight: 400;
  color: ${color('textSoft')};
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
`;

const Problem = styled.p`
  color: ${color('danger')};
  font-size: ${size('sm')};
  margin-block-start: ${space('xxs')};
  &:empty {
    display: none;
  }
`;
