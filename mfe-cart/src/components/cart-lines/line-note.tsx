import type { CartLine, LineProblem } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import type { LineActions } from './cart-line';
import { Note, Solve } from './cart-line.styles';

interface Props {
  line: CartLine;
  problem: LineProblem;
  isLocked: boolean;
  actions: LineActions;
}

interface LineMessage {
  text: ReactNode;
  action: string;
  solve: () => void;
}

/** The text of the problem, and the action that solves it. */
function useLineMessage({ line, problem, actions }: Props): LineMessage {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const remove = { action: t('line.remove'), solve: () => actions.remove(line) };
  const take = (count: number) => ({
    action: t('line.take', { number: format.number(count) }),
    solve: () => actions.setQuantity(line, count),
  });
  switch (problem.kind) {
    case 'short':
      return { text: t('line.short', { count: problem.left }), ...take(problem.left) };
    case 'over-limit':
      return { text: t('line.overLimit', { count: problem.most }), ...take(problem.most) };
    case 'choice':
      return { text: t('line.choice'), action: t('line.choose'), solve: () => actions.edit(line) };
    case 'price-changed':
      return {
        text: (
          <>
            {t('line.was')} <bdi>{format.money(problem.seen)}</bdi>, {t('line.now')}{' '}
            <bdi>{format.money(problem.price)}</bdi>
          </>
        ),
        action: t('line.accept'),
        solve: () => actions.acceptPrice(line),
      };
    case 'not-available': {
      const hours = problem.from && problem.to ? ` (${format.timeRange(problem.from, problem.to)})` : '';
      return { text: `${t('add.notNow')}${hours}`, ...remove };
    }
    default:
      return { text: t(problem.kind === 'gone' ? 'line.gone' : 'add.outOfStock'), ...remove };
  }
}

/** Shows what keeps a line from being ordered, with a button that solves it. Other lines stay as they are. X-05. */
export function LineNote(props: Props) {
  const { t } = useTranslation(messages);
  const { problem, line, isLocked } = props;
  const { text, action, solve } = useLineMessage(props);
  return (
    <Note $tone={problem.kind === 'price-changed' ? 'warning' : 'danger'} data-problem>
      <Icon name={problem.kind === 'price-changed' ? 'info' : 'warning'} size={18} />
      <p>{text}</p>
      <Solve
        type="button"
        disabled={isLocked}
        onClick={solve}
        aria-label={t('line.solve', { action, name: line.item.name })}
      >
        {action}
      </Solve>
    </Note>
  );
}
