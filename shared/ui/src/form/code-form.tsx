import { Button, color, size, space } from '@shop/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CodeField, codeLength } from './code-field';
import { Form, SubmitButton } from './form';
import { formatClock, useWait } from './use-wait';

/** Milliseconds between two codes. BIZ-05, STATE-41. */
const resendWait = 60_000;

export interface CodeLabels {
  code: string;
  verify: string;
  resend: string;
  /** Shown beside the resend button; `time` is '0:45'. */
  resendIn: (time: string) => string;
  /** Shown after too many wrong codes; `time` is '4:59'. */
  waitFor: (time: string) => string;
  /** Shown once another code has been sent. */
  sent: string;
  /** VALID-15: 'field is empty'. */
  empty: string;
  incomplete: string;
}

/** Why a code was not accepted, or not sent. */
export interface CodeFailure {
  /** Shown at the field; '' if it is shown elsewhere: then the typed code stays. */
  text: string;
  /** Milliseconds until the next attempt is possible. */
  wait: number;
}

interface CodeFormProps {
  labels: CodeLabels;
  /** Where the code was sent, and other information. */
  children: ReactNode;
  /** Resolves to null if the code was accepted; the caller continues. */
  onVerify: (code: string) => Promise<CodeFailure | null>;
  /** Resolves to null if a code was sent. */
  onResend: () => Promise<CodeFailure | null>;
  /** Why the first code could not be sent. */
  unsent?: CodeFailure | undefined;
}

function useCodeEntry({ labels, onVerify, onResend, unsent }: Omit<CodeFormProps, 'children'>) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState(unsent?.text ?? null);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null);
  const [untilResend, waitToResend] = useWait(unsent ? unsent.wait : resendWait);
  const [untilVerify, waitToVerify] = useWait(0);

  const startOver = (why: string | null) => {
    setCode('');
    setError(why);
    field.current?.focus();
  };
  const perform = async (action: 'verify' | 'resend', act: () => Promise<CodeFailure | null>) => {
    setBusy(action);
    setStatus('');
    const failure = await act();
    setBusy(null);
    return failure;
  };
  const verify = async () => {
    if (code.length !== codeLength) return setError(code ? labels.incomplete : labels.empty);
    const failure = await perform('verify', () => onVerify(code));
    if (!failure) return;
    if (failure.text) startOver(failure.text);
    if (failure.wait) waitToVerify(failure.wait);
  };
  const resend = async () => {
    const failure = await perform('resend', onResend);
    if (failure?.text) setError(failure.text);
    if (failure) return failure.wait ? waitToResend(failure.wait) : undefined;
    waitToResend(resendWait);
    startOver(null);
    setStatus(labels.sent);
  };
  const type = (typed: string) => {
    setCode(typed);
    setError(null);
  };
  return { field, code, type, error, status, busy, untilResend, untilVerify, verify, resend };
}

/**
 * Six digits that were sent to the visitor, with resending after a minute. The caller sends the requests: sign-in, forgotten
 * password, contacts of a profile. OTP-01, STATE-41, VALID-15.
 */
export function CodeForm({ children, ...entry }: CodeFormProps) {
  const { labels } = entry;
  const { field, code, type, error, status, busy, untilResend, untilVerify, verify, resend } =
    useCodeEntry(entry);
  useEffect(() => {
    field.current?.focus();
  }, [field]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        return verify();
      }}
    >
      {children}
      <CodeField
        ref={field}
        label={labels.code}
        value={code}
        onChange={type}
        error={error}
        onEnterEarly={() => void verify()}
      />
      <SubmitButton
        busy={busy === 'verify'}
        disabled={code.length !== codeLength || untilVerify > 0 || busy !== null}
      >
        {labels.verify}
      </SubmitButton>
      {untilVerify > 0 && <Wait>{labels.waitFor(formatClock(untilVerify))}</Wait>}
      <ResendRow>
        <Button
          tone="quiet"
          small
          busy={busy === 'resend'}
          disabled={untilResend > 0 || busy !== null}
          onClick={() => void resend()}
        >
          {labels.resend}
        </Button>
        {untilResend > 0 && <span>{labels.resendIn(formatClock(untilResend))}</span>}
        <span role="status">{status}</span>
      </ResendRow>
    </Form>
  );
}

const Wait = styled.p`
  text-align: center;
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
`;

const ResendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space('xxs')} ${space('sm')};
  min-block-size: 44px;
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
  color: ${color('textSoft')};
  & button {
    min-block-size: 44px;
  }
  & button:disabled {
    background: transparent;
  }
  & [role='status']:empty {
    position: absolute;
  }
`;
