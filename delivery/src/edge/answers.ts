import { requestHeaders, requestUrl, type Endpoint, type RequestArgs } from '@shop/contract';
import { scriptJson } from './page/escape';
import { Piece } from './page/piece';
import type { Log } from './log';
import { scopeOf, type Visitor } from './visitor';

/** An answer of the backend as it came, and as it is written into pages. When it changes, it is another object. */
export interface Answer {
  /** 200, or one of `refusals`. */
  status: number;
  body: unknown;
  piece: Piece;
}

interface Kept {
  answer: Answer | null;
  /** Until when it is used without asking again, and until when a failure is not asked again. Milliseconds. */
  freshUntil: number;
  pending: Promise<Answer | null> | null;
  /** From when its successor is waited for. */
  oldFrom: number;
  /** When the pending question was asked. */
  askedAt: number;
  /** It had to make room while its answer was still coming. */
  isDropped: boolean;
}

export interface AnswerOptions {
  apiOrigin: string;
  log: Log;
  fetch?: typeof fetch;
  now?: () => number;
}

/** Milliseconds after which a call is given up, and for which a failed one is not repeated. */
const deadline = 5_000;
const failurePause = 2_000;
const refusalLife = 30_000;
/** Milliseconds for which an answer that is being renewed is still given out at once. */
const patience = 60_000;
/** Answers that are kept at most, their bytes altogether, and characters of one. */
const most = { answers: 2_000, bytes: 32 * 1024 * 1024, characters: 1_000_000 };
/** An answer is there as text, as what it says, and compressed. */
const copies = 3;

/** What the backend says of the address itself: nothing is there, or nothing can be. Other failures may pass. */
const refusals = new Set([400, 403, 404, 410, 422]);
export const isRefusal = (answer: Answer | null): boolean => answer !== null && answer.status !== 200;

/** Only what the answer varies by is sent, nothing that says who asks: an answer serves all at that place. */
function sharedVisitor(endpoint: Endpoint, visitor: Visitor): Visitor {
  const isLocal = endpoint.varies.includes('zone');
  return {
    ...visitor,
    place: isLocal ? visitor.place : null,
    zoneIds: isLocal ? visitor.zoneIds : [],
    moduleId: endpoint.varies.includes('module') ? visitor.moduleId : null,
  };
}

/**
 * Answers of the backend that pages need before any script runs: kept for as long as the contract says, then renewed
 * while the old one is still given out. A page never waits longer than it says, and never fails because of it.
 */
export class Answers {
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  private readonly now: () => number;

  constructor(private readonly options: AnswerOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Waits at most `wait` milliseconds where nothing is known yet. */
  async get(endpoint: Endpoint, args: RequestArgs, visitor: Visitor, wait: number): Promise<Answer | null> {
    const scope = scopeOf(sharedVisitor(endpoint, visitor), this.options.apiOrigin);
    const url = requestUrl(endpoint, args, scope);
    const headers = requestHeaders(scope);
    const { zoneId, moduleId, latitude, longitude, 'X-localization': language } = headers;
    const key = [url, zoneId, moduleId, language, latitude, longitude].join(' ');
    const kept = this.kept.get(key) ?? unasked();
    if (kept.freshUntil > this.now()) return kept.answer;
    this.keep(key, kept);
    if (!kept.pending) {
      kept.askedAt = this.now();
      kept.pending = this.ask(url, headers, kept, endpoint.freshFor);
    }
    if (kept.answer && kept.oldFrom > this.now()) return kept.answer;
    // Who comes later does not wait anew: a backend that hangs delays the first pages only.
    return (await soon(kept.pending, wait - (this.now() - kept.askedAt))) ?? kept.answer;
  }

  /** The next page asks for everything anew. What is still coming is no longer kept. */
  forget(): void {
    for (const kept of this.kept.values()) kept.isDropped = true;
    this.kept.clear();
    this.bytes = 0;
  }

  private keep(key: string, kept: Kept) {
    this.kept.delete(key);
    this.kept.set(key, kept);
    this.makeRoom();
  }

  private makeRoom() {
    for (const [key, oldest] of this.kept) {
      if (this.kept.size <= most.answers && this.bytes <= most.bytes) return;
      this.kept.delete(key);
      oldest.isDropped = true;
      this.bytes -= costOf(oldest.answer);
    }
  }

  private put(kept: Kept, answer: Answer) {
    if (isSame(kept.answer, answer)) return;
    if (!kept.isDropped) this.bytes += costOf(answer) - costOf(kept.answer);
    kept.answer = answer;
    this.makeRoom();
  }

  private async ask(url: string, headers: Record<string, string>, kept: Kept, freshFor: number) {
    try {
      const answer = await this.fetched(url, headers);
      this.put(kept, answer);
      kept.freshUntil = this.now() + (isRefusal(answer) ? Math.min(freshFor, refusalLife) : freshFor);
      kept.oldFrom = kept.freshUntil + patience;
    } catch (error) {
      kept.freshUntil = this.now() + failurePause;
      this.options.log('api', { url, error: error instanceof Error ? error.message : String(error) });
    } finally {
      kept.pending = null;
    }
    return kept.answer;
  }

  private async fetched(url: string, headers: Record<string, string>): Promise<Answer> {
    const response = await (this.options.fetch ?? fetch)(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    });
    // A missing item is an answer; what may pass is none, and leaves the last good one in place.
    if (response.status !== 200 && !refusals.has(response.status)) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const text = await response.text();
    if (text.length > most.characters) throw new Error(`${text.length} characters are too many`);
    const body: unknown = JSON.parse(text);
    return { status: response.status, body, piece: new Piece(scriptJson(body)) };
  }
}

const unasked = (): Kept => ({
  answer: null,
  freshUntil: 0,
  oldFrom: 0,
  pending: null,
  askedAt: 0,
  isDropped: false,
});

/** Pages that were made of it stay good. */
const isSame = (known: Answer | null, answer: Answer) =>
  known?.status === answer.status && known.piece.plain.equals(answer.piece.plain);

const costOf = (answer: Answer | null) => (answer ? answer.piece.plain.length * copies : 0);

async function soon<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
