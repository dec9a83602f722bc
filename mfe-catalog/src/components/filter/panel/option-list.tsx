import { useFormat, useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';

/** A section of the panel with its heading. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Frame>
      <Legend>{name}</Legend>
      {children}
    </Frame>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  /** The name that radio buttons share. */
  group?: string;
  /** Number of results; null while unknown. A choice without results is disabled. */
  count?: number | null;
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
  /** Whether it is indented below another one. */
  inner?: boolean;
  children: ReactNode;
}

/** A choice; its whole line is clickable. */
export function Option({ type, group, count = null, isOn, onChoose, inner = false, children }: OptionProps) {
  const format = useFormat();
  const isDisabled = count === 0 && !isOn;
  return (
    <Line $inner={inner} $isDisabled={isDisabled}>
      <input
        type={type}
        name={group}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Text>{children}</Text>
      {count !== null && <Number>{format.number(count)}</Number>}
    </Line>
  );
}

const shownAtFirst = 6;

/** The first few of many entries, the others on demand; chosen ones are always shown. */
export function LimitedList<Entry extends { id: number }>({
  entries,
  chosen,
  render,
}: {
  entries: readonly Entry[];
  chosen: number | null;
  render: (entry: Entry) => ReactNode;
}) {
  const { t } = useTranslation(messages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = entries.length > shownAtFirst + 2;
  const shown =
    isOpen || !isLong
      ? entries
      : entries.filter((entry, index) => index < shownAtFirst || entry.id === chosen);
  return (
    <>
      <div id={id}>{shown.map(render)}</div>
      {isLong && (
        <More type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('filter.fewer') : t('filter.all', { count: entries.length })}
        </More>
      )}
    </>
  );
}

const Frame = styled.fieldset`
  min-inline-size: 0;
  padding-block: ${space('md')};
  border-block-end: 1px solid ${color('border')};
  &:first-of-type {
    padding-block-start: 0;
  }
  &:last-of-type {
    border: 0;
  }
`;

const Legend = styled.legend`
  float: inline-start; /* Inside the frame, so that its padding counts. */
  inline-size: 100%;
  padding: 0;
  margin-block-end: ${space('xs')};
  font-weight: 700;
  & + * {
    clear: both;
  }
`;

const Line = styled.label<{ $inner: boolean; $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 40px;
  padding-inline: ${space('xs')};
  margin-inline: -${space('xs')};
  ${({ $inner }) => $inner && `padding-inline-start: ${space('xl')};`}
  border-radius: ${radius('sm')};
  font-size: ${size('sm')};
  cursor: ${({ $isDisabled }) => ($isDisabled ? 'default' : 'pointer')};
  color: ${({ $isDisabled }) => color($isDisabled ? 'textFaint' : 'text')};
  @media (hover: hover) {
    &:hover {
      background: ${({ $isDisabled }) => ($isDisabled ? 'none' : color('sunken'))};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: -2px;
  }
  & input {
    flex: none;
    margin: 0;
    inline-size: 18px;
    block-size: 18px;
    accent-color: ${color('brand')};
    outline: none;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Number = styled.span`
  color: ${color('textFaint')};
  font-size: ${size('xs')};
  font-variant-numeric: tabular-nums;
`;

const More = styled.button`
  min-block-size: 40px;
  color: ${color('brand')};
  font-size: ${size('sm')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;
