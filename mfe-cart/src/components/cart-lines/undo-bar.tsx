import { useTranslation } from '@shop/i18n';
import { color, motion, radius, size, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Solve } from './cart-line.styles';

/** What was removed from a cart. */
export interface Removal {
  /** Id of the line. */
  id: number;
  /** Restores the line, or shows why it cannot be restored. */
  restore: () => void;
}

/** Milliseconds in which a removal can be undone. */
const undoFor = 6_000;

/**
 * Shows that a line was removed and offers undo, for a while, and as long as the bar has the focus or the pointer. It
 * is in the drawer because a toast cannot be reached by keyboard from there and would cover the foot on small screens.
 *
 */
export function UndoBar({ removed, onDone }: { removed: Removal | null; onDone: () => void }) {
  return <div role="status">{removed && <Removed key={removed.id} removed={removed} onDone={onDone} />}</div>;
}

function Removed({ removed, onDone }: { removed: Removal; onDone: () => void }) {
  const { t } = useTranslation(messages);
  const [isPaused, setPaused] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const end = useRef(onDone);
  useEffect(() => {
    end.current = onDone;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end.current(), undoFor);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const restore = () => {
    bar.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2')?.focus();
    onDone();
    removed.restore();
  };
  return (
    <Bar
      ref={bar}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p>{t('removed')}</p>
      <Solve type="button" onClick={restore}>
        {t('undo')}
      </Solve>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  margin-block-end: ${space('sm')};
  padding-block: ${space('xs')};
  padding-inline: ${space('sm')} ${space('xs')};
  border-radius: ${radius('md')};
  background: ${color('successGround')};
  color: ${color('success')};
  font-size: ${size('sm')};
  font-weight: 600;
  animation: undo-comes ${motion.slow};
  @keyframes undo-comes {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
`;
