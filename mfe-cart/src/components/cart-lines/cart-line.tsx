import { priceLine, quantityLimit, type CartLine as Line, type LineProblem } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { IconButton, Price, ShopImage, Stepper, toast } from '@shop/ui';
import { memo, useEffect } from 'react';
import { isProvisional } from '../../cart/controller/apply-pending';
import { getChoiceTexts } from '../../cart/choice-texts';
import { isSameContent } from '../../cart/same-content';
import { messages } from '../../messages';
import { useLineWords } from '../line-words/use-line-words';
import { Box, Choice, Controls, Details, Inner, Name, Picture, Top } from './cart-line.styles';
import { LineMeasure } from './line-measure';
import { LineNote } from './line-note';
import type { ShownLine } from './use-leaving-lines';

/** The actions of a line. All lines share one object, so that only the line that has changed renders again. */
export interface LineActions {
  setQuantity: (line: Line, quantity: number) => void;
  remove: (line: Line) => void;
  edit: (line: Line) => void;
  acceptPrice: (line: Line) => void;
  /** The exit animation of a line has ended. */
  onExited: (line: Line) => void;
}

interface Props {
  line: Line;
  motion: ShownLine['motion'];
  problem: LineProblem | null;
  /** Whether a change of the line is still running. */
  isLocked: boolean;
  /** False where the store's discount replaces the item's (D-14). */
  withDiscount: boolean;
  actions: LineActions;
}

function useQuantityTexts({ item }: Line) {
  const { t } = useTranslation(messages);
  return {
    group: t('quantity.group', { name: item.name }),
    increase: t('quantity.increase'),
    decrease: t('quantity.decrease'),
    remove: t('remove', { name: item.name }),
  };
}

function LineQuantity({ line, isLocked, actions }: Pick<Props, 'line' | 'isLocked' | 'actions'>) {
  const { t } = useTranslation(messages);
  const texts = useQuantityTexts(line);
  const { max, because } = quantityLimit(line.item, line);
  const refuse = () => toast.error(t(because === 'stock' ? 'quantity.outOfStock' : 'quantity.outOfLimits'));
  return (
    <Stepper
      value={line.quantity}
      onChange={(quantity) => actions.setQuantity(line, quantity)}
      onRemove={() => actions.remove(line)}
      onLimit={refuse}
      max={max}
      labels={texts}
      size={36}
      disabled={isLocked}
    />
  );
}

/** Quantity, change and remove. At quantity 1 the stepper's bin removes the line (STATE-13). */
function LineControls({ line, isLocked, actions }: Pick<Props, 'line' | 'isLocked' | 'actions'>) {
  const { t } = useTranslation(messages);
  const { name } = line.item;
  const shared = { size: 36, disabled: isLocked };
  return (
    <Controls>
      <LineQuantity line={line} isLocked={isLocked} actions={actions} />
      <span>
        <IconButton icon="edit" label={t('edit', { name })} onClick={() => actions.edit(line)} {...shared} />
        {line.quantity > 1 && (
          <IconButton
            icon="bin"
            label={t('remove', { name })}
            onClick={() => actions.remove(line)}
            {...shared}
          />
        )}
      </span>
    </Controls>
  );
}

/** Makes a line that slides out inert. */
function useLeaving({ line, motion, actions }: Pick<Props, 'line' | 'motion' | 'actions'>) {
  const isLeaving = motion === 'leaves';
  const { onExited } = actions;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => onExited(line), 400);
    return () => clearTimeout(timer);
  }, [isLeaving, line, onExited]);
  return isLeaving ? { inert: true, onAnimationEnd: () => onExited(line) } : {};
}

function CartLineRow({ line, motion, problem, isLocked, withDiscount, actions }: Props) {
  const { t } = useTranslation(messages);
  const { item } = line;
  const { gross, net } = priceLine(item, line, line.quantity);
  const total = withDiscount ? net : gross;
  const choice = getChoiceTexts(line).join(' · ');
  const isWaiting = isLocked || isProvisional(line);
  const words = useLineWords()(line);
  const leaving = useLeaving({ line, motion, actions });
  const isUnavailable = problem?.kind === 'sold-out' || problem?.kind === 'gone';
  return (
    <Box data-line={line.id} $motion={motion} aria-busy={isWaiting || undefined} {...leaving}>
      <Inner>
        <Picture $dim={isUnavailable}>
          <ShopImage src={item.imageUrl} alt="" rounded size={76} />
        </Picture>
        <Details>
          <Top>
            <Name>
              <bdi>{item.name}</bdi>
            </Name>
            <Price amount={total} original={gross === total ? null : gross} originalLabel={t('line.was')} />
          </Top>
          {choice && (
            <Choice>
              <bdi>{choice}</bdi>
            </Choice>
          )}
          {words.map((text, at) => (
            <Choice key={at}>{text}</Choice>
          ))}
          <LineMeasure line={line} withDiscount={withDiscount} />
          {!isUnavailable && <LineControls line={line} isLocked={isWaiting} actions={actions} />}
        </Details>
        {problem && <LineNote line={line} problem={problem} isLocked={isWaiting} actions={actions} />}
      </Inner>
    </Box>
  );
}

/**
 * One line: picture, name, choice, line total, a stepper whose minus is a bin at 1, and what keeps the line from being
 * ordered with its solution. CART-01, STATE-13, X-05.
 */
export const CartLine = memo(
  CartLineRow,
  (before, after) =>
    before.motion === after.motion &&
    before.isLocked === after.isLocked &&
    before.withDiscount === after.withDiscount &&
    before.actions === after.actions &&
    isSameContent(before.problem, after.problem) &&
    isSameContent(before.line, after.line),
);
