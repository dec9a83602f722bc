import { color, motion, radius, size, space } from '@shop/ui';
import styled from 'styled-components';

interface Props<Name extends string> {
  /** Accessible name of the choice. */
  label: string;
  choices: readonly { name: Name; label: string }[];
  current: Name;
  onChoose: (name: Name) => void;
}

/** Filters of a list, of which one is chosen, in a row that scrolls sideways. */
export function ChoiceChips<Name extends string>({ label, choices, current, onChoose }: Props<Name>) {
  return (
    <Row role="group" aria-label={label}>
      {choices.map((choice) => (
        <ChoiceChip
          key={choice.name}
          type="button"
          aria-pressed={choice.name === current}
          onClick={() => onChoose(choice.name)}
        >
          {choice.label}
        </ChoiceChip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space('xs')};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -${space('md')};
  padding: 4px ${space('md')};
  scroll-padding-inline: ${space('md')};
`;

/** A button with `aria-pressed`: one of several choices. */
export const ChoiceChip = styled.button`
  flex: none;
  min-block-size: 40px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-pressed='true'] {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    color: ${color('brand')};
  }
`;
