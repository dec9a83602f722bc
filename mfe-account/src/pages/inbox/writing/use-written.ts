import { ApiError, useApi, useCache, useEndpoint } from '@shop/api';
import { customerInfo, messageDetails, sendMessage, type EndpointArgs } from '@shop/contract';
import type { Partner } from '@shop/domain';
import { useSaved } from '@shop/session';
import { useEffect } from 'react';
import { getPartnerKey } from '../../../components/account/inbox-address';
import {
  dropUnsent,
  emptyDraft,
  runInOrder,
  openWritten,
  putUnsent,
  setDraft,
  written,
  type Draft,
  type Outgoing,
} from '../../../inbox/written';

/** Milliseconds: long enough for pictures. */
const timeout = 60_000;

function toForm({ text, pictures }: Draft, { kind, id }: Partner): FormData {
  const form = new FormData();
  form.append('message', text);
  form.append('receiver_type', kind);
  if (id !== null) form.append('receiver_id', String(id));
  pictures.forEach((picture) => form.append('images[]', picture, picture.name));
  return form;
}

/** The draft and unsent messages to a partner. `threadArgs`: the query whose response shows a sent message. */
export function useWritten(partner: Partner, threadArgs: EndpointArgs<typeof messageDetails>) {
  const api = useApi();
  const cache = useCache();
  const owner = useEndpoint(customerInfo, {}).data?.id;
  const saved = useSaved(written);
  useEffect(() => {
    if (owner !== undefined) openWritten(owner);
  }, [owner]);

  const to = getPartnerKey(partner);
  const isOpen = owner !== undefined && saved.owner === owner;
  const deliver = async (message: Outgoing) => {
    const { token } = api.session.getState();
    const isSender = () => api.session.getState().token === token;
    putUnsent(owner, { ...message, problem: null });
    try {
      const body = toForm(message, partner);
      const sending = { idempotencyKey: message.key, timeout: timeout };
      // Whoever signs in while it waits for others must not send it, nor see the response (F-33).
      const thread = await runInOrder(async () =>
        isSender() ? api.send(sendMessage, { body }, sending) : null,
      );
      if (thread === null) return putUnsent(owner, { ...message, problem: '' });
      if (isSender()) await cache.replace(messageDetails, threadArgs, thread);
      dropUnsent(owner, message.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problem = error.entries.map((entry) => entry.message).join(' ') || api.wordsFor(error);
      putUnsent(owner, { ...message, problem });
    }
  };
  return {
    draft: (isOpen && saved.drafts[to]) || emptyDraft,
    unsent: isOpen ? saved.unsent.filter((message) => message.to === to) : [],
    isReady: isOpen,
    change: (draft: Draft) => setDraft(owner, to, draft),
    /** Sends the draft, and shows it at once. */
    send: (draft: Draft) => {
      setDraft(owner, to, emptyDraft);
      const message = { ...draft, text: draft.text.trim(), to, problem: null };
      return deliver({ ...message, key: crypto.randomUUID(), sentAt: new Date().toISOString() });
    },
    again: deliver,
    drop: (message: Outgoing) => dropUnsent(owner, message.key),
  };
}

export type Writing = ReturnType<typeof useWritten>;
