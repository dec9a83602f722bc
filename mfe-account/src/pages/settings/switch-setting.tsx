import { color, motion, radius } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { SettingRow } from './setting-card';

interface Props {
  label: string;
  hint: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
}

/** A switch that takes effect at once. */
export function SwitchSetting({ label, hint, isOn, onChange, disabled = false }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <SettingRow
      htmlFor={id}
      label={label}
      hint={hint}
      hintId={hintId}
      control={
        <Switch
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          checked={isOn}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}

const Switch = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  margin: 0;
  inline-size: 52px;
  block-size: 32px;
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 22px;
    block-size: 22px;
    border-radius: ${radius('full')};
    background: ${color('borderStrong')};
    transition:
      inset-inline-start ${motion.fast},
      background-color ${motion.fast};
  }
  &:checked {
    background: ${color('brand')};
    border-color: ${color('brand')};
  }
  &:checked::before {
    inset-inline-start: 24px;
    background: ${color('onBrand')};
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:checked {
      border-width: 3px;
    }
    &:checked::before {
      inset-block-start: 2px;
      background: Highlight;
    }
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;
