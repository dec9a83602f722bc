import { useApi, useCache, useEndpoint } from '@shop/api';
import { conversationList, messageDetails, type Thread } from '@shop/contract';
import type { Message } from '@shop/domain';
import { useEffect, useEffectEvent, useState } from 'react';
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

/** Whether messages may lie between the known ones and a newest page: they have none in common. */
const hasGap = (known: readonly Message[], come: readonly Message[]): boolean =>
  known.length > 0 && come.length > 0 && !hasCommon(known, come);

function hasCommon(known: readonly Message[], come: readonly Message[]): boolean {
  const ids = new Set(known.map(({ id }) => id));
  return come.some(({ id }) => ids.has(id));
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
  const { messages } = known;
  const fresh = data === known.from ? undefined : data;
  const gap = fresh && hasGap(messages, fresh.messages) ? fresh : undefined;
  if (fresh && !gap) setKnown({ from: fresh, messages: mergeMessages(messages, fresh.messages) });

  /** The newest page and the following ones, up to a known message. */
  const loadNewer = useEffectEvent(async (page: Thread): Promise<Message[]> => {
    let come = page.messages;
    for (let offset = 2; !hasCommon(messages, come) && come.length < page.total; offset += 1) {
      const next = await api.send(messageDetails, { query: { ...latestArgs.query, offset } });
      if (next.messages.length === 0) break;
      come = mergeMessages(come, next.messages);
    }
    return come;
  });
  useEffect(() => {
    if (!gap) return undefined;
    let isCurrent = true;
    const show = (change: (now: readonly Message[]) => Message[]) => {
      if (isCurrent) setKnown((now) => ({ from: gap, messages: change(now.messages) }));
    };
    loadNewer(gap).then(
      (come) => show((now) => mergeMessages(now, come)),
      // the older ones, also those known before, can then be loaded on request
      () => show(() => mergeMessages([], gap.messages)),
    );
    return () => {
      isCurrent = false;
    };
  }, [gap]);
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
