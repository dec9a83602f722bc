import { Card, media, space } from '@shop/ui';
import styled from 'styled-components';
import type { Ordering } from '../../ordering/use-ordering';
import { Breakdown } from './breakdown';
import { Stack } from '../../components/checkout-frame/checkout.styles';
import { OrderedList } from './ordered-lines';

/** The whole order once more: its lines and, where the sum does not stand beside it, what it costs. D-20. */
export const ReviewStep = ({ ordering }: { ordering: Ordering }) => (
  <Stack>
    <OrderedList lines={ordering.facts.lines} />
    <SummaryCard>
      <Breakdown ordering={ordering} />
    </SummaryCard>
  </Stack>
);

const SummaryCard = styled(Card)`
  padding: ${space('md')};
  ${media.desktop} {
    display: none;
  }
`;
