import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, space } from '@shop/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

const five = [1, 2, 3, 4, 5];
/** The values of a star; the minimum is one star, then in halves. */
const getSteps = (star: number) => (star === 1 ? [1] : [star - 0.5, star]);

interface Props {
  /** Name of what is rated. */
  label: string;
  /** 0 for none. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** One to five stars in halves, as labelled radio buttons for pointer and arrow keys. D-24, BIZ-14. */
export function StarField({ label, value, onChange, disabled = false }: Props) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const [pointed, setPointed] = useState(0);
  const name = useId();
  const shown = pointed || value;
  return (
    <Group disabled={disabled} onPointerLeave={() => setPointed(0)}>
      <legend>{label}</legend>
      <Stars role="radiogroup" aria-label={label}>
        {five.map((star) => (
          <Star key={star}>
            <Icon name="star" size={36} />
            <Filled $fill={Math.max(0, Math.min(1, shown - star + 1))}>
              <Icon name="star" size={36} />
            </Filled>
            {getSteps(star).map((step) => (
              <label key={step} onPointerEnter={() => setPointed(disabled ? 0 : step)}>
                <input
                  type="radio"
                  name={name}
                  value={step}
                  checked={value === step}
                  onChange={() => onChange(step)}
                  aria-label={t('review.rated', { value: number(step) })}
                />
              </label>
            ))}
          </Star>
        ))}
      </Stars>
      <output aria-hidden="true">{shown > 0 ? t('review.rated', { value: number(shown) }) : ''}</output>
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs')} ${space('sm')};
  min-inline-size: 0;
  & legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & output {
    min-block-size: 1lh;
    color: ${color('textSoft')};
  }
`;

const Stars = styled.div`
  display: inline-flex;
  margin-inline-start: -8px; /* the drawings begin where the words do */
  border-radius: ${radius('md')};
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

const Star = styled.span`
  position: relative;
  display: flex;
  inline-size: 48px;
  block-size: 48px;
  color: ${color('borderStrong')};
  & > svg {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 6px;
  }
  & > label {
    position: relative;
    flex: 1;
    block-size: 48px;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Filled = styled.span<{ $fill: number }>`
  position: absolute;
  inset-block: 6px;
  inset-inline-start: 6px;
  inline-size: ${({ $fill }) => $fill * 36}px;
  overflow: hidden;
  color: ${color('star')};
`;
