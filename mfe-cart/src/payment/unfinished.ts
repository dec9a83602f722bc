import { useMemo, useSyncExternalStore } from 'react';

/** A payment that a visitor has left for: whatever happens to the way back, the shop asks the server about it. */
export interface Unfinished {
  orderId: number;
  /** Of the attempt. */
  paymentId: string;
  /** With it a guest follows the order; '' for customers. */
  phone: string;
  /** Key of the gateway: not every backend tells it of an order that is not paid. */
  gateway?: string;
}

const key = 'unfinished-payment';

/** Serves where storage is refused. Written in handlers only; a server never does. */
let inMemory: string | null = null;
const hearers = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(text: string | null): void {
  inMemory = text;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // memory serves where storage is refused
  }
  hearers.forEach((hear) => hear());
}

function understood(text: string | null): Unfinished | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Unfinished> | null; // checked field by field below
    if (!kept || !Number.isSafeInteger(kept.orderId)) return null;
    const { orderId, paymentId, phone, gateway } = kept;
    return {
      orderId: Number(orderId),
      paymentId: String(paymentId ?? ''),
      phone: String(phone ?? ''),
      ...(gateway ? { gateway: String(gateway) } : {}),
    };
  } catch {
    return null;
  }
}

function listen(hear: () => void): () => void {
  const hearStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) hear();
  };
  hearers.add(hear);
  window.addEventListener('storage', hearStorage);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('storage', hearStorage);
  };
}

/** Remembers it in every tab until it is settled. Call it in handlers, before leaving for the gateway. X-06. */
export const keepUnfinished = (unfinished: Unfinished): void => write(JSON.stringify(unfinished));

/** It is settled, or somebody else's. With an order's number only where it is that order's. */
export function forgetUnfinished(orderId?: number): void {
  if (orderId === undefined || understood(read())?.orderId === orderId) write(null);
}

/** What is kept; null on a server, and where nothing is. What cannot be understood is nothing (F-32). */
export function useUnfinished(): Unfinished | null {
  const text = useSyncExternalStore(listen, read, () => null);
  return useMemo(() => understood(text), [text]);
}
