import { color, Icon, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';

const five = [1, 2, 3, 4, 5];

/** Up to five stars in half steps (BIZ-14). `label` is the text for screen readers. */
export function Stars({ value, label, size = 16 }: { value: number; label: string; size?: number }) {
  return (
    <Frame>
      <Line aria-hidden="true">
        {five.map((star) => (
          <Icon key={star} name="star" size={size} />
        ))}
        <Filled $halves={Math.round(value * 2)}>
          {five.map((star) => (
            <Icon key={star} name="star" size={size} />
          ))}
        </Filled>
      </Line>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const Line = styled.span`
  position: relative;
  display: inline-flex;
  color: ${color('border')};
`;

const Filled = styled.span<{ $halves: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: ${({ $halves }) => $halves * 10}%;
  display: flex;
  overflow: hidden;
  color: ${color('star')};
`;
