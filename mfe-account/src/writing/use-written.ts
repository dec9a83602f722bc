import { ApiError, useApi, useCache, useEndpoint } from '@shop/api';
import { customerInfo, messageDetails, sendMessage, type ArgsOf } from '@shop/contract';
import type { Partner } from '@shop/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { partnerKey } from '../account/inbox-address';
import { emptyDraft, written, writtenNothing, type Draft, type Outgoing } from './written';

/** Pictures take their time. */
const patience = 60_000;

function formOf({ text, pictures }: Draft, { kind, id }: Partner): FormData {
  const form = new FormData();
  form.append('message', text);
  form.append('receiver_type', kind);
  if (id !== null) form.append('receiver_id', String(id));
  pictures.forEach((picture) => form.append('images[]', picture, picture.name));
  return form;
}

/** What is written to a partner and not sent yet; `asked`: the question that shows the answer. */
export function useWritten(partner: Partner, asked: ArgsOf<typeof messageDetails>) {
  const api = useApi();
  const cache = useCache();
  const owner = useEndpoint(customerInfo, {}).data?.id;
  const kept = useSyncExternalStore(written.subscribe, written.now, writtenNothing);
  useEffect(() => {
    if (owner !== undefined) written.open(owner);
  }, [owner]);

  const to = partnerKey(partner);
  const isOpen = owner !== undefined && kept.owner === owner;
  const deliver = async (message: Outgoing) => {
    written.put({ ...message, problem: null });
    try {
      const body = formOf(message, partner);
      const sending = { idempotencyKey: message.key, timeout: patience };
      const thread = await written.inTurn(() => api.send(sendMessage, { body }, sending));
      await cache.replace(messageDetails, asked, thread);
      written.drop(message.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = error.entries.map((entry) => entry.message).join(' ') || api.wordsFor(error);
      written.put({ ...message, problem });
    }
  };
  return {
    draft: (isOpen && kept.drafts[to]) || emptyDraft,
    unsent: isOpen ? kept.unsent.filter((message) => message.to === to) : [],
    isReady: isOpen,
    change: (draft: Draft) => written.setDraft(to, draft),
    /** Sends what is written, and shows it at once. */
    send: (draft: Draft) => {
      written.setDraft(to, emptyDraft);
      const message = { ...draft, text: draft.text.trim(), to, problem: null };
      return deliver({ ...message, key: crypto.randomUUID(), sentAt: new Date().toISOString() });
    },
    again: deliver,
    drop: (message: Outgoing) => written.drop(message.key),
  };
}

export type Writing = ReturnType<typeof useWritten>;
