import type { FieldValues } from 'react-hook-form';
import { RadioCardGroup, type RadioCard } from './radio-card-group';
import { useField, type FieldProps } from './use-field';

interface RadioCardsProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly RadioCard[];
  cardWidth?: number;
}

/** `RadioCardGroup` as a field of a form. */
export function RadioCards<Values extends FieldValues>({
  control,
  name,
  translate,
  label,
  disabled,
  options,
  cardWidth,
}: RadioCardsProps<Values>) {
  const { id, errorId, field, error } = useField({ control, name, translate });
  return (
    <RadioCardGroup
      label={label}
      name={id}
      options={options}
      value={field.value ?? null}
      onChange={field.onChange}
      cardWidth={cardWidth}
      disabled={disabled}
      error={{ id: errorId, text: error, first: field.ref }}
    />
  );
}
