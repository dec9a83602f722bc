import { priceTripLine, getRate, type RentalLine as Line, type TripPlan } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Icon, IconButton, Price, ShopImage, Stepper, toast } from '@shop/ui';
import {
  Box,
  Choice,
  Controls,
  Details,
  Inner,
  Name,
  Note,
  Picture,
  Solve,
  Top,
} from '../../components/cart-lines/cart-line.styles';
import { messages } from '../../messages';
import { getRentalProblem, type RentalProblem } from '../../rental-cart/trip-facts';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useRentalController } from '../../rental-cart/use-rental-cart';

interface Props {
  line: Line;
  plan: TripPlan;
  onRemove: (line: Line) => void;
}

/** One vehicle: picture, name, price for the trip, quantity, and what keeps it from being rented. */
export function RentalLine({ line, plan, onRemove }: Props) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts();
  const { timeZone } = useFormat();
  const { vehicle } = line;
  const { gross, net } = priceTripLine(line, plan, timeZone);
  const rate = getRate(vehicle.rates, plan.rentalType);
  const problem = getRentalProblem(line, plan);
  return (
    <Box data-line={line.id} $motion="none">
      <Inner>
        <Picture $dim={problem !== null && problem.kind !== 'short'}>
          <ShopImage src={vehicle.imageUrl} alt="" rounded size={76} />
        </Picture>
        <Details>
          <Top>
            <Name>
              <bdi>{vehicle.name}</bdi>
            </Name>
            <Price amount={net} original={gross === net ? null : gross} originalLabel={t('line.was')} />
          </Top>
          {rate !== null && (
            <Choice>
              {texts.rate(rate, plan)} × <bdi>{texts.getLength(plan)}</bdi>
            </Choice>
          )}
          <LineControls line={line} onRemove={onRemove} />
        </Details>
        {problem && <ProblemNote line={line} problem={problem} onRemove={onRemove} />}
      </Inner>
    </Box>
  );
}

/** Quantity, up to the available vehicles; at 1 the stepper's bin removes the line (STATE-13). */
function LineControls({ line, onRemove }: Omit<Props, 'plan'>) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const { name, available, quantity } = line.vehicle;
  const labels = {
    group: t('quantity.group', { name }),
    increase: t('quantity.increase'),
    decrease: t('quantity.decrease'),
    remove: t('remove', { name }),
  };
  return (
    <Controls>
      <Stepper
        value={line.quantity}
        onChange={(wanted) => controller.setQuantity(line, wanted)}
        onRemove={() => onRemove(line)}
        onLimit={() => toast.error(t('rental.rent.allTaken'))}
        max={available ?? quantity}
        labels={labels}
        size={36}
      />
      {line.quantity > 1 && (
        <span>
          <IconButton icon="bin" label={labels.remove} onClick={() => onRemove(line)} size={36} />
        </span>
      )}
    </Controls>
  );
}

/** The problem of a line, with a button that solves it. Other vehicles stay as they are. */
function ProblemNote({ line, problem, onRemove }: Omit<Props, 'plan'> & { problem: RentalProblem }) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const free = problem.kind === 'short' ? problem.free : 0;
  const action = free > 0 ? t('checkout.changes.take', { count: free }) : t('line.remove');
  return (
    <Note $tone="danger" data-problem>
      <Icon name="warning" size={18} />
      <p>{t(`rental.problem.${problem.kind}`, { count: free })}</p>
      <Solve
        type="button"
        onClick={() => (free > 0 ? controller.setQuantity(line, free) : onRemove(line))}
        aria-label={t('line.solve', { action, name: line.vehicle.name })}
      >
        {action}
      </Solve>
    </Note>
  );
}
