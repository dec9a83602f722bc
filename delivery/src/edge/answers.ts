import { requestHeaders, requestUrl, type Endpoint, type RequestArgs } from '@shop/contract';
import { scriptJson } from './page/escape';
import { Piece } from './page/piece';
import type { Log } from './log';
import { scopeOf, type Visitor } from './visitor';

/** An answer of the backend as it came, and as it is written into pages. */
export interface Answer {
  status: number;
  body: unknown;
  piece: Piece;
}

interface Kept {
  answer: Answer | null;
  /** Until when it is used without asking again, and until when a failure is not asked again. Milliseconds. */
  freshUntil: number;
  pending: Promise<Answer | null> | null;
  /** When the pending question was asked. */
  askedAt: number;
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
const most = 2_000;
const largest = 1_000_000;

/** Only what the answer varies by is sent, and nothing of it is one visitor's own: an answer serves many. */
function sharedVisitor(endpoint: Endpoint, visitor: Visitor): Visitor {
  return {
    ...visitor,
    place: null,
    zoneIds: endpoint.varies.includes('zone') ? visitor.zoneIds : [],
    moduleId: endpoint.varies.includes('module') ? visitor.moduleId : null,
  };
}

/**
 * Answers of the backend that pages need before any script runs: kept for as long as the contract says, then renewed
 * while the old one is still given out. A page never waits longer than it says, and never fails because of it.
 */
export class Answers {
  private readonly kept = new Map<string, Kept>();
  private readonly now: () => number;

  constructor(private readonly options: AnswerOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Waits at most `wait` milliseconds where nothing is known yet. */
  async get(endpoint: Endpoint, args: RequestArgs, visitor: Visitor, wait: number): Promise<Answer | null> {
    const scope = scopeOf(sharedVisitor(endpoint, visitor), this.options.apiOrigin);
    const url = requestUrl(endpoint, args, scope);
    const headers = requestHeaders(scope);
    const key = `${url} ${headers.zoneId} ${headers.moduleId ?? ''} ${headers['X-localization']}`;
    const kept = this.kept.get(key) ?? { answer: null, freshUntil: 0, pending: null, askedAt: 0 };
    if (kept.freshUntil > this.now()) return kept.answer;
    this.keep(key, kept);
    if (!kept.pending) {
      kept.askedAt = this.now();
      kept.pending = this.ask(url, headers, kept, endpoint.freshFor);
    }
    // Who comes later does not wait anew: a backend that hangs delays the first pages only.
    return kept.answer ?? soon(kept.pending, wait - (this.now() - kept.askedAt));
  }

  private keep(key: string, kept: Kept) {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > most && oldest !== undefined) this.kept.delete(oldest);
  }

  private async ask(url: string, headers: Record<string, string>, kept: Kept, freshFor: number) {
    try {
      const answer = await this.fetched(url, headers);
      kept.answer = answer;
      kept.freshUntil = this.now() + freshFor;
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
    if (response.status !== 200 && response.status !== 404) throw new Error(`status ${response.status}`);
    const text = await response.text();
    if (text.length > largest) throw new Error(`${text.length} characters are too many`);
    const body: unknown = JSON.parse(text);
    return { status: response.status, body, piece: new Piece(scriptJson(body)) };
  }
}

async function soon<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
