import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '@shop/ui';
import { color, motion, radius, size, space } from '@shop/ui';
import { FieldError } from './field-frame';

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & legend {
    padding: 0;
    margin-block-end: ${space('xs')};
    font-size: ${size('sm')};
    font-weight: 600;
  }
`;

/** The width of one card when all are side by side, so that it is final before the other cards load. */
const getCardWidth = ({ $count }: { $count: number }) =>
  `calc((100% - ${$count - 1} * ${space('xs')}) / ${$count} - 0.1px)`; // tolerance for rounding

const Cards = styled.div<{ $width: number; $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${({ $width }) => $width}px, ${getCardWidth})), 1fr)
  );
  gap: ${space('xs')};
`;

const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  padding: ${space('sm')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  cursor: pointer;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:checked) {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    background: ${color('sunken')};
    color: ${color('textFaint')};
  }
  & input,
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: calc((1lh - 20px) / 2) 0 0; /* in the middle of the first line */
    accent-color: ${color('brand')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const CardText = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  & small {
    font-weight: 400;
  }
`;

export interface RadioCard {
  value: string;
  label: ReactNode;
  /** Second line in small text. */
  note?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
}

interface CardsProps {
  /** Name of the group, shown above it. */
  label: string;
  name: string;
  options: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  /** Minimum width of a card in pixels; default 220. */
  cardWidth?: number;
  disabled?: boolean;
}

/** Radio buttons as cards; arrow keys move between them. */
export function RadioCardGroup({
  label,
  error,
  children,
  ...cards
}: CardsProps & {
  error?: { id: string; text: string | null; first: (element: HTMLInputElement | null) => void };
  children?: ReactNode;
}) {
  return (
    <Group aria-describedby={error?.text ? error.id : undefined}>
      <legend>{label}</legend>
      <Cards $width={cards.cardWidth ?? 220} $count={cards.options.length}>
        {cards.options.map((option, index) => (
          <Card key={option.value}>
            <input
              ref={index === 0 ? error?.first : undefined}
              type="radio"
              name={cards.name}
              value={option.value}
              checked={cards.value === option.value}
              onChange={() => cards.onChange(option.value)}
              disabled={cards.disabled || option.disabled}
            />
            {option.icon && <Icon name={option.icon} />}
            <CardText>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </CardText>
          </Card>
        ))}
      </Cards>
      {children}
      {error && <FieldError id={error.id} text={error.text} />}
    </Group>
  );
}
