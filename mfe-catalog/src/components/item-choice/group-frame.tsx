import { Chip, color, Icon, size, space } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { lines } from '../cards/card-frame';

interface Props {
  title: string;
  /** How many options may be chosen, as text. */
  hint?: string | undefined;
  /** Chip at the end of the heading: 'open' shows what is required, 'optional' is muted, 'met' has a tick. */
  requirement?: { label: string; state: 'open' | 'met' | 'optional' } | undefined;
  /** Short options side by side instead of in a column. */
  flow?: boolean;
  /** Why the choice is invalid, in addition to the message at the button. */
  problem?: string | null;
  children: ReactNode;
}

/** A choice about an item with its options. */
export function GroupFrame({ title, hint, requirement, flow = false, problem = null, children }: Props) {
  const id = useId();
  return (
    <Set aria-describedby={problem ? id : undefined} data-problem={problem ? '' : undefined}>
      <Legend>
        <Line>
          <span>
            <Name>
              <bdi>{title}</bdi>
            </Name>{' '}
            {hint && <Hint>{hint}</Hint>}
          </span>
          {requirement && (
            <Chip $tone={tones[requirement.state]}>
              {requirement.state === 'met' && <Icon name="check" size={16} />}
              {requirement.label}
            </Chip>
          )}
        </Line>
      </Legend>
      <Rows $flow={flow}>{children}</Rows>
      <Problem id={id} role="status">
        {problem}
      </Problem>
    </Set>
  );
}

const tones = { open: 'warning', met: 'success', optional: 'neutral' } as const;

const Set = styled.fieldset`
  min-inline-size: 0;
  scroll-margin-block: 88px;
`;

const Legend = styled.legend`
  inline-size: 100%;
  padding: 0;
  margin-block-end: ${space('xs')};
  font-weight: 600;
`;

const Name = styled.span`
  ${lines(3)}
`;

const Line = styled.span`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('sm')};
  & > span:first-child {
    min-inline-size: 0;
  }
  & > span:last-child {
    flex: none;
  }
`;

const Hint = styled.small`
  display: block;
  font-size: ${size('xs')};
  font-weight: 400;
  color: ${color('textSoft')};
`;

const Rows = styled.div<{ $flow: boolean }>`
  display: flex;
  flex-flow: ${({ $flow }) => ($flow ? 'row wrap' : 'column')};
  gap: ${space('xs')};
  & > label {
    flex: ${({ $flow }) => ($flow ? '0 1 auto' : 'none')};
    min-inline-size: ${({ $flow }) => ($flow ? '88px' : '0')};
  }
`;

const Problem = styled.p`
  color: ${color('danger')};
  font-size: ${size('sm')};
  margin-block-start: ${space('xxs')};
  &:empty {
    display: none;
  }
`;

/** Scrolls to the first missing choice and focuses it, after its message is rendered. */
export function showProblem(around: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const group = around?.querySelector('[data-problem]');
    group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  });
}
