import { paddedQuantity } from '@shop/i18n';
import { dismissErrors } from './layers/toaster';
import styled from 'styled-components';
import { IconButton } from './button';
import { VisuallyHidden } from './text';
import { color, radius } from './theme/token';

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  & output {
    min-inline-size: 2.2em;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Called by minus at 1, which is then a bin (STATE-13). Without it minus is unavailable at 1 (VALID-02). */
  onRemove?: () => void;
  /** Called by plus at the limit, to show the reason. Plus stays enabled for that (VALID-01). */
  onLimit?: () => void;
  /** Largest value; null: any. */
  max?: number | null;
  labels: { group: string; increase: string; decrease: string; remove?: string };
  disabled?: boolean;
  /** Pixels of the buttons; default 40. */
  size?: number;
}

/** A quantity of at least 1. Shows a leading zero under 10; screen readers announce the plain number (BIZ-13, D-18). */
export function Stepper({
  value,
  onChange,
  onRemove,
  onLimit,
  max = null,
  labels,
  disabled = false,
  size = 40,
}: StepperProps) {
  const isRemoving = value <= 1 && onRemove !== undefined;
  const change = (to: number) => {
    dismissErrors(); // such as the one about the limit
    onChange(to);
  };
  const increase = () => (max !== null && value >= max ? onLimit?.() : change(value + 1));
  const decrease = () => (isRemoving ? onRemove() : change(Math.max(1, value - 1)));
  return (
    <Frame role="group" aria-label={labels.group}>
      <IconButton
        icon={isRemoving ? 'bin' : 'minus'}
        label={isRemoving ? (labels.remove ?? labels.decrease) : labels.decrease}
        size={size}
        disabled={disabled}
        unavailable={value <= 1 && !isRemoving}
        onClick={decrease}
      />
      <output>
        <span aria-hidden="true">{paddedQuantity(value)}</span>
        <VisuallyHidden>{value}</VisuallyHidden>
      </output>
      <IconButton icon="plus" label={labels.increase} size={size} disabled={disabled} onClick={increase} />
    </Frame>
  );
}
