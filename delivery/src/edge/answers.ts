import {
  moduleList,
  requestHeaders,
  requestUrl,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
} from '@shop/contract';
import { CallScopes, type Ask } from './call-scopes';
import { answerFrom, deadline, fetchAnswer, fetchFromModules, isRefusal, type Answer } from './fetch-answer';
import { beforeSettings, modelOf } from './read-answer';
import type { Log } from './log';
import { scopeOf, toPageTraits, visitorFrom, type PageTraits } from './visitor';

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

/** Milliseconds for which a failed call is not repeated, and for which it counts that there is no such thing. */
const failurePause = 2_000;
const refusalLife = 30_000;
/** Milliseconds for which an answer that is being renewed is still given out at once. */
const patience = 60_000;
/** Answers that are kept at most, and their bytes altogether. */
const most = { answers: 2_000, bytes: 32 * 1024 * 1024 };
/** An answer is there as text, as parsed JSON and as what was read from it. */
const copies = 3;

/** Only what the answer varies by or demands is sent, nothing that says who asks: an answer serves all at that place. */
function sharedVisitor({ varies, demands }: Endpoint, visitor: PageTraits): PageTraits {
  const isLocal = varies.includes('zone');
  return {
    ...visitor,
    place: isLocal ? visitor.place : null,
    zoneIds: isLocal || demands.includes('zone') ? visitor.zoneIds : [],
    moduleId: varies.includes('module') || demands.includes('module') ? visitor.moduleId : null,
  };
}

/** An id in an address that no backend could have given: nothing is asked about it. */
const hasImpossibleId = ({ path }: Endpoint, { params }: RequestArgs): boolean =>
  path.includes('/:id') && !(Number.isSafeInteger(params?.id) && Number(params?.id) > 0);

const nothing = { status: 404, body: null };

/**
 * Answers of the backend that pages need before any script runs: kept for as long as the contract says, then renewed
 * while the old one is still given out. A page never waits longer than it says, and never fails because of it.
 */
export class Answers {
  private readonly kept = new Map<string, Kept>();
  private readonly scopes = new CallScopes();
  private bytes = 0;
  private readonly now: () => number;

  constructor(private readonly options: AnswerOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Waits at most `wait` milliseconds where nothing is known yet. */
  async get(
    endpoint: Endpoint,
    args: RequestArgs,
    visitor: PageTraits,
    wait: number,
  ): Promise<Answer | null> {
    if (hasImpossibleId(endpoint, args)) return answerFrom(nothing);
    const here = scopeOf(sharedVisitor(endpoint, visitor), this.options.apiOrigin);
    const scope = this.scopes.mayDiffer(endpoint, here)
      ? await this.scopes.scopeFor(endpoint, args, here, this.asker(visitor, wait))
      : here;
    const url = requestUrl(endpoint, args, scope);
    const headers = requestHeaders(scope);
    const { zoneId, latitude, longitude, 'X-localization': language } = headers;
    // What is looked for in every module is the same wherever the search began.
    const moduleId = endpoint.isInAnyModule ? '' : headers.moduleId;
    const key = [url, zoneId, moduleId, language, latitude, longitude].join(' ');
    const kept = this.kept.get(key) ?? unasked();
    if (kept.freshUntil > this.now()) return kept.answer;
    this.keep(key, kept);
    if (!kept.pending) {
      kept.askedAt = this.now();
      kept.pending = this.ask(url, scope, kept, endpoint);
    }
    if (kept.answer && kept.oldFrom > this.now()) return kept.answer;
    // Who comes later does not wait anew: a backend that hangs delays the first pages only.
    return (await soon(kept.pending, wait - (this.now() - kept.askedAt))) ?? kept.answer;
  }

  /** The next page asks for everything anew. What is still coming is no longer kept. */
  forget(): void {
    for (const kept of this.kept.values()) kept.isDropped = true;
    this.kept.clear();
    this.scopes.forget();
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

  /** Asks as `visitor` and reads the response; null where none comes. */
  private asker(visitor: PageTraits, wait: number): Ask {
    return async (endpoint, args, where = { moduleId: visitor.moduleId }) => {
      const from = { ...visitor, ...where };
      const answer = await this.get(endpoint as Endpoint, args as RequestArgs, from, wait);
      return modelOf(endpoint as Endpoint, answer, beforeSettings) as ReturnType<typeof endpoint.read> | null; // its own reader's
    };
  }

  private async ask(url: string, scope: RequestScope, kept: Kept, endpoint: Endpoint) {
    const { freshFor } = endpoint;
    try {
      const answer = await this.fetched(url, scope, endpoint);
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

  private fetched(url: string, scope: RequestScope, endpoint: Endpoint): Promise<Answer> {
    const fetchIn = (moduleId: number | null) =>
      fetchAnswer(url, { ...scope, moduleId }, endpoint, this.options.fetch ?? fetch);
    return endpoint.isInAnyModule
      ? fetchFromModules(fetchIn, scope.moduleId, () => this.otherModules(scope))
      : fetchIn(scope.moduleId);
  }

  private async otherModules({ language, moduleId }: RequestScope): Promise<number[]> {
    const modules = await this.asker({ ...nobody, language }, deadline)(moduleList, {});
    return (modules ?? []).map(({ id }) => id).filter((id) => id !== moduleId);
  }
}

/** Asks from nowhere in particular. */
const nobody: PageTraits = toPageTraits(visitorFrom(undefined, undefined));

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
  known?.status === answer.status && known.text === answer.text;

const costOf = (answer: Answer | null) => (answer ? answer.text.length * copies : 0);

async function soon<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
