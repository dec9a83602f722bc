import { color, Icon, radius, size, space } from '@shop/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The error message of this field; null for none. */
  problem: string | null;
  /** Whether this is the first field with an error; it gets the focus once for each `attempt`. */
  isFirst: boolean;
  attempt: number;
  children: ReactNode;
}

const controls = 'input:not(:disabled), button:not(:disabled), select, textarea';

/** A field of a step with its error. The first one gets the focus when the customer tries to continue. */
export function Spot({ problem, isFirst, attempt, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const handledAttempt = useRef(0);
  useEffect(() => {
    // Once for each attempt: errors that come or go meanwhile do not move the focus.
    if (attempt === handledAttempt.current) return;
    handledAttempt.current = attempt;
    if (!isFirst) return;
    box.current?.scrollIntoView?.({ block: 'center' });
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find(controls) ?? box.current)?.focus({ preventScroll: true });
  }, [attempt, isFirst]);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-describedby={problem ? id : undefined}
      $wrong={problem !== null}
    >
      {children}
      {problem && (
        <Wrong id={id} role="alert">
          <Icon name="warning" size={16} />
          <span>{problem}</span>
        </Wrong>
      )}
    </Box>
  );
}

const Box = styled.div<{ $wrong: boolean }>`
  display: grid;
  gap: ${space('xs')};
  min-inline-size: 0;
  border-radius: ${radius('lg')};
  ${({ $wrong }) => $wrong && `box-shadow: 0 0 0 1px ${color('danger')};`}
`;

const Wrong = styled.p`
  display: flex;
  gap: ${space('xs')};
  padding: 0 ${space('md')} ${space('sm')};
  color: ${color('danger')};
  font-size: ${size('sm')};
  font-weight: 600;
  & svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
