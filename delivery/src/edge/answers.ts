import {
  config,
  findSubjectScope,
  isAbsent,
  isMissing,
  moduleList,
  requestHeaders,
  requestUrl,
  subjectOfCall,
  zoneOf,
  type Endpoint,
  type RequestArgs,
  type RequestScope,
  type SubjectRef,
  type SubjectScope,
} from '@shop/contract';
import { scriptJson } from './page/escape';
import { Piece } from './page/piece';
import { beforeSettings, modelOf } from './meta/subject';
import type { Log } from './log';
import { scopeOf, visitorFrom, type Visitor } from './visitor';

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
const most = { answers: 2_000, bytes: 32 * 1024 * 1024, characters: 1_000_000, subjects: 20_000 };
/** An answer is there as text, as what it says, and compressed. */
const copies = 3;

/** Whether the backend says that there is no such thing. */
export const isRefusal = (answer: Answer | null): boolean => answer !== null && answer.status !== 200;

/** Only what the answer varies by or demands is sent, nothing that says who asks: an answer serves all at that place. */
function sharedVisitor({ varies, demands }: Endpoint, visitor: Visitor): Visitor {
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

const lacksZone = ({ demands }: Endpoint, { zoneIds }: RequestScope): boolean =>
  zoneIds.length === 0 && demands.includes('zone');

const mayLookElsewhere = (endpoint: Endpoint, here: RequestScope): boolean =>
  endpoint.subject !== null || lacksZone(endpoint, here);

const nothing = { status: 404, body: null };

const subjectName = ({ kind, id }: SubjectRef) => `${kind} ${id}`;

/**
 * Answers of the backend that pages need before any script runs: kept for as long as the contract says, then renewed
 * while the old one is still given out. A page never waits longer than it says, and never fails because of it.
 */
export class Answers {
  private readonly kept = new Map<string, Kept>();
  private readonly subjects = new Map<string, SubjectScope>();
  private bytes = 0;
  private readonly now: () => number;

  constructor(private readonly options: AnswerOptions) {
    this.now = options.now ?? Date.now;
  }

  /** Waits at most `wait` milliseconds where nothing is known yet. */
  async get(endpoint: Endpoint, args: RequestArgs, visitor: Visitor, wait: number): Promise<Answer | null> {
    if (hasImpossibleId(endpoint, args)) return answerFrom(nothing);
    const here = scopeOf(sharedVisitor(endpoint, visitor), this.options.apiOrigin);
    const scope = mayLookElsewhere(endpoint, here)
      ? await this.scopeFor(endpoint, args, visitor, here, wait)
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
    this.subjects.clear();
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
  private asker(visitor: Visitor, wait: number) {
    return async <Args, Model>(
      endpoint: Endpoint<Args, Model>,
      args: Args,
      where: { moduleId: number | null } = { moduleId: visitor.moduleId },
    ): Promise<Model | null> => {
      const from = { ...visitor, ...where };
      const answer = await this.get(endpoint as Endpoint, args as RequestArgs, from, wait);
      return modelOf(endpoint as Endpoint, answer, beforeSettings) as Model | null; // the endpoint's own reader
    };
  }

  /** Where a call looks: where its subject is found, else where the visitor is. */
  private async scopeFor(
    endpoint: Endpoint,
    args: RequestArgs,
    visitor: Visitor,
    here: RequestScope,
    wait: number,
  ): Promise<RequestScope> {
    const subject = subjectOfCall(endpoint, args);
    const found = subject && (await this.subjectScope(subject, visitor, wait));
    const scope = found
      ? { ...here, moduleId: found.moduleId, zoneIds: found.zoneIds ?? here.zoneIds }
      : here;
    return lacksZone(endpoint, scope) ? { ...scope, zoneIds: await this.shopZones(visitor, wait) } : scope;
  }

  private async subjectScope(
    subject: SubjectRef,
    visitor: Visitor,
    wait: number,
  ): Promise<SubjectScope | null> {
    const name = subjectName(subject);
    const known = this.subjects.get(name);
    if (known) return known;
    const found = await findSubjectScope(subject, this.asker(visitor, wait));
    if (this.subjects.size >= most.subjects) this.subjects.clear();
    if (found) this.subjects.set(name, found);
    return found;
  }

  /** Zones around the shop's own position: they stand in for those of a visitor who has chosen no place. */
  private async shopZones(visitor: Visitor, wait: number): Promise<number[]> {
    const ask = this.asker(visitor, wait);
    const shop = await ask(config, {});
    if (!shop) return [];
    const { latitude: lat, longitude: lng } = shop.defaultPosition;
    return (await ask(zoneOf, { query: { lat, lng } }))?.zoneIds ?? [];
  }

  private async ask(url: string, scope: RequestScope, kept: Kept, endpoint: Endpoint) {
    const { freshFor } = endpoint;
    try {
      const answer = await this.found(url, scope, endpoint);
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

  /** What looks in one module only is looked for in the others, too. It is missing where it is in none of them. */
  private async found(url: string, scope: RequestScope, endpoint: Endpoint): Promise<Answer> {
    const here = this.fetched(url, scope, endpoint);
    if (!endpoint.isInAnyModule) return here;
    let last = await here.catch(() => null);
    if (last?.status === 200) return last;
    for (const moduleId of await this.otherModules(scope)) {
      last = await this.fetched(url, { ...scope, moduleId }, endpoint).catch(() => null);
      if (last?.status === 200) break;
    }
    return last ?? here;
  }

  private async otherModules({ language, moduleId }: RequestScope): Promise<number[]> {
    const anywhere = { ...nobody, language };
    const modules = await this.asker(anywhere, deadline)(moduleList, {});
    return (modules ?? []).map(({ id }) => id).filter((id) => id !== moduleId);
  }

  private async fetched(url: string, scope: RequestScope, endpoint: Endpoint): Promise<Answer> {
    const response = await (this.options.fetch ?? fetch)(url, {
      headers: requestHeaders(scope),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    });
    const { status } = response;
    const text = await response.text();
    if (text.length > most.characters) throw new Error(`${text.length} characters are too many`);
    const plain = { status, body: jsonIn(text) };
    if (isAbsent(endpoint, plain)) return answerFrom({ status: 200, body: endpoint.absent });
    if (isMissing(endpoint, plain))
      return answerFrom({ status: status === 200 ? 404 : status, body: plain.body ?? null });
    // What may pass is no answer, and leaves the last good one in place.
    if (status !== 200) throw new Error(`status ${status}`);
    if (plain.body === undefined) throw new Error('no JSON');
    return answerFrom(plain);
  }
}

const answerFrom = ({ status, body }: { status: number; body: unknown }): Answer => ({
  status,
  body,
  piece: new Piece(scriptJson(body)),
});

/** Undefined where it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Asks from nowhere in particular. */
const nobody: Visitor = visitorFrom(undefined, undefined);

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
