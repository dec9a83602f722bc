import { useApi, useCache, useEndpoint } from '@shop/api';
import { conversationList, messageDetails, type Thread } from '@shop/contract';
import type { Message } from '@shop/domain';
import { useEffect, useState } from 'react';
import type { ThreadQuery } from '../../../components/account/inbox-address';

/** Milliseconds between two requests for an open conversation; none while the tab is hidden. */
const interval = 4_500;
const pageSize = 20;

/** Merges messages, oldest first, each once. */
function mergeMessages(known: readonly Message[], come: readonly Message[]): Message[] {
  const byId = new Map([...known, ...come].map((message) => [message.id, message]));
  return [...byId.values()].sort(
    (one, other) => Date.parse(one.sentAt) - Date.parse(other.sentAt) || one.id - other.id,
  );
}

/** An open conversation: its newest page is read at intervals, older ones on request. D-28. */
export function useThread(query: ThreadQuery) {
  const api = useApi();
  const { refresh } = useCache();
  const latestArgs = { query: { ...query, limit: pageSize, offset: 1 } };
  const latest = useEndpoint(messageDetails, latestArgs, {
    refreshInterval: interval,
    revalidateOnFocus: true,
  });
  const [known, setKnown] = useState<{ from?: Thread; messages: Message[] }>({ messages: [] });
  const { data } = latest;
  if (data && data !== known.from)
    setKnown({ from: data, messages: mergeMessages(known.messages, data.messages) });
  const { messages } = known;
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) void refresh(conversationList); // the list marks it as read and moves it to the top
  }, [newest, refresh]);

  const [older, setOlder] = useState<'idle' | 'busy' | 'failed'>('idle');
  const showOlder = async () => {
    setOlder('busy');
    const offset = Math.floor(messages.length / pageSize) + 1;
    try {
      const page = await api.send(messageDetails, { query: { ...latestArgs.query, offset } });
      setKnown((now) => ({ ...now, messages: mergeMessages(now.messages, page.messages) }));
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  };
  return { latest, latestArgs, messages, older, showOlder, hasOlder: messages.length < (data?.total ?? 0) };
}
