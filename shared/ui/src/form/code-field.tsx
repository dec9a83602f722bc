import { latinDigits } from '@shop/i18n';
import { color, isComposing, motion, radius, size, space } from '@shop/ui';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import styled from 'styled-components';
import { FieldError } from './field-frame';

/** Digits of a verification code. BIZ-05. */
export const codeLength = 6;

const toDigits = (text: string) => latinDigits(text).replace(/\D/g, '');

/** The code in a pasted text: its first run of six digits, else six digits in groups; null if there is none. */
function findCode(pasted: string): string | null {
  const text = latinDigits(pasted);
  const [run] = /(?<!\d)\d{6}(?!\d)/.exec(text) ?? [];
  const [groups] = /(?<!\d)\d(?:[\s\p{Pd}.]?\d){5}(?!\d)/u.exec(text) ?? [];
  return run ?? (groups ? toDigits(groups) : null);
}

/** The text after typing; in a full field a digit replaces the one after the caret. */
function afterTyping(text: string, caret: number): { code: string; caret: number } {
  const before = toDigits(text.slice(0, caret)).slice(0, codeLength);
  const afterCaret = toDigits(text.slice(caret));
  const tooMany = Math.max(0, before.length + afterCaret.length - codeLength);
  return { code: before + afterCaret.slice(tooMany), caret: before.length };
}

interface CodeFieldProps {
  label: string;
  /** At most six Latin digits. */
  value: string;
  onChange: (code: string) => void;
  error: string | null;
  /** Enter while the code is incomplete: a disabled button would ignore it. */
  onEnterEarly: () => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** Keeps the caret in place, although the displayed text differs from the typed one. */
function useCaret(input: RefObject<HTMLInputElement | null>, value: string) {
  const target = useRef(0);
  const [caret, setCaret] = useState(0);
  useLayoutEffect(() => {
    if (input.current === document.activeElement)
      input.current?.setSelectionRange(target.current, target.current);
  }, [input, value]);
  const moveCaret = (at: number) => {
    target.current = at;
    setCaret(at);
  };
  return { caret, moveCaret, syncCaret: setCaret };
}

/** The field's event handlers. */
function useTyping({ value, onChange, onEnterEarly, ref }: CodeFieldProps) {
  const { caret, moveCaret, syncCaret } = useCaret(ref, value);
  const accept = (code: string, at: number) => {
    moveCaret(at);
    onChange(code);
  };
  const handlers = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const typed = afterTyping(target.value, target.selectionStart ?? target.value.length);
      accept(typed.code, typed.caret);
    },
    onPaste: (event: ClipboardEvent) => {
      const code = findCode(event.clipboardData.getData('text'));
      if (!code) return;
      event.preventDefault();
      accept(code, codeLength);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !isComposing(event) && value.length < codeLength) onEnterEarly();
    },
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      syncCaret(currentTarget.selectionStart ?? 0),
  };
  return { caret, handlers };
}

/**
 * One field over six drawn boxes: caret, selection, autofill from a message and screen reading are the browser's own.
 * Accepts Latin, Arabic and Persian digits, pasted with any separators; left to right in every language.
 * OTP-01, VALID-15. input-otp (4 KB) draws digits, caret and selection itself, and would still need
 * the digits' conversion.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, error, ref } = props;
  const id = useId();
  const { caret, handlers } = useTyping(props);
  return (
    <Whole>
      <label htmlFor={id}>{label}</label>
      <Frame>
        <Input
          {...handlers}
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
        />
        <Boxes aria-hidden="true">
          {Array.from({ length: codeLength }, (_, index) => (
            <Box
              key={index}
              data-here={index === Math.min(caret, value.length, codeLength - 1) || undefined}
              data-filled={index < value.length || undefined}
            />
          ))}
        </Boxes>
      </Frame>
      <div role="alert">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${space('xs')};
  & label {
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & [role='alert']:empty {
    position: absolute;
  }
`;

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  direction: ltr;
  inline-size: 100%;
  overflow: clip; /* with hidden, one could still scroll to the rest */
`;

/* Boxes are (100cqi - 5 gaps) / 6 wide; a digit with its spacing is as wide as a box and its gap. */
const Input = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: calc(100% + 100cqi / 6);
  padding-block: 0;
  padding-inline: calc(((100cqi - 5 * ${space('xs')}) / 6 - 1ch) / 2) 0;
  border: 0;
  background: transparent;
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace;
  font-size: ${size('xl')};
  font-weight: 600;
  font-variant-ligatures: none;
  line-height: 56px;
  letter-spacing: calc((100cqi + ${space('xs')}) / 6 - 1ch);
  text-align: start;
  caret-color: ${color('brand')};
  z-index: 1;
  &:focus {
    outline: none;
  }
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(${codeLength}, 1fr);
  gap: ${space('xs')};
`;

const Box = styled.span`
  block-size: 56px;
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  transition: border-color ${motion.fast};
  &[data-filled] {
    background: ${color('sunken')};
  }
  input:focus + * > &[data-here] {
    border-color: ${color('brand')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
  input[aria-invalid] + * > & {
    border-color: ${color('danger')};
  }
`;
