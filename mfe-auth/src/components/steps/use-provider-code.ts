import { useCallback, useEffect, useRef, useState } from 'react';
import { sendByPhoneProvider } from '../../providers/phone-provider';
import { ProviderProblem } from '../../providers/provider-problem';
import { useProviderSettings } from '../../providers/use-provider-settings';

type Sending = ReturnType<typeof sendByPhoneProvider>;

/**
 * Sends a code through the phone provider: once when the step begins, and again by `send`. `session` returns the
 * session of the latest successful sending, `problem` why none has succeeded so far. STATE-43, ERR-20.
 */
export function useProviderCode(phone: string) {
  const settings = useProviderSettings();
  const latest = useRef<Sending | null>(null);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<ProviderProblem | null>(null);

  const send = useCallback(async () => {
    const before = latest.current;
    const sending = sendByPhoneProvider(phone, settings);
    latest.current = before ? sending.catch(() => before) : sending;
    await sending;
    setSent(true);
    setProblem(null);
  }, [phone, settings]);
  useEffect(() => {
    send().catch((cause: unknown) => {
      latest.current = null;
      if (cause instanceof ProviderProblem) setProblem(cause);
    });
  }, [send]);

  const session = async () => {
    if (!latest.current) await send();
    return (await latest.current)?.sessionInfo ?? '';
  };
  return { isSent, problem, send, session };
}
