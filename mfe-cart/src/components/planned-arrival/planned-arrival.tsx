import type { OrderType, PlannedArrival } from '@shop/domain';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { usePlannedText } from './use-planned-text';

interface Props {
  /** Null: nobody knows, and nothing is shown. */
  planned: PlannedArrival | null;
  orderType: OrderType;
  /** As times of day, for who plans. */
  asClock?: boolean;
}

/** The line that says when an order would arrive or be ready. X-19. */
export function PlannedLine({ planned, orderType, asClock = false }: Props) {
  const toText = usePlannedText();
  if (!planned) return null;
  return (
    <Line data-testid="planned-arrival">
      <Icon name="clock" size={18} />
      {toText(planned, orderType, { asClock })}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space('xs')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  & svg {
    flex: none;
    color: ${color('textFaint')};
  }
`;
