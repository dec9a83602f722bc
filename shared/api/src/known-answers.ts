import { isAbsent, isMissing, type Endpoint, type ReadContext, type RequestScope } from '@shop/contract';
import { unstable_serialize as serializeKey } from 'swr';
import { ApiError, carriesErrors, entriesFrom } from './api-error';
import { keyOf } from './key';

/** An answer as it came: HTTP status and body. */
export interface PlainAnswer {
  status: number;
  body: unknown;
}

interface Kept {
  answer: PlainAnswer;
  outcome: Outcome | undefined;
  isAsked: boolean;
  /** None until somebody shows it. */
  freshness: { isOver: boolean } | null;
}

/** A timer of more milliseconds ends at once. */
const longestTimer = 2 ** 31 - 1;

type ReadEndpoint<Model> = Pick<Endpoint<never, Model>, 'read' | 'absent' | 'isMissingWhenNull'>;

/** What a known answer is to who asks: the model, or the backend's refusal. */
export type Outcome<Model = unknown> = { data: Model; error?: never } | { data?: never; error: ApiError };

/**
 * Answers that came with the page. They are shown by the first render, on the server and while hydrating, and stand in the
 * cache from then on, so that nothing is asked twice and nothing is rendered anew. Each is read where it is shown, by the
 * area's own reader.
 */
export class KnownAnswers {
  private readonly kept = new Map<string, Kept>();

  /** Keeps an answer under the key that a question from this scope has. */
  add(
    endpoint: Pick<Endpoint, 'method' | 'path' | 'varies'>,
    args: unknown,
    scope: RequestScope,
    answer: PlainAnswer,
  ): void {
    const key = serializeKey(keyOf(endpoint, args, scope));
    this.kept.set(key, { answer, outcome: undefined, isAsked: false, freshness: null });
  }

  /** Keeps what has been asked for and read already. */
  addModel<Args, Model>(
    endpoint: Pick<Endpoint<Args, Model>, 'method' | 'path' | 'varies' | '__args'>,
    args: Args,
    scope: RequestScope,
    data: Model,
  ): void {
    const key = serializeKey(keyOf(endpoint, args, scope));
    const answer = { status: 200, body: null };
    this.kept.set(key, { answer, outcome: { data }, isAsked: false, freshness: null });
  }

  /** Undefined where nothing came, or nothing that can be understood. */
  outcome<Model>(
    endpoint: ReadEndpoint<Model>,
    key: string,
    context: ReadContext,
  ): Outcome<Model> | undefined {
    const kept = this.kept.get(key);
    if (!kept) return undefined;
    kept.outcome ??= outcomeOf(endpoint, kept.answer, context);
    if (!kept.outcome) this.kept.delete(key);
    return kept.outcome as Outcome<Model> | undefined; // the key names the endpoint
  }

  /** The same for who would ask the network; only once, for later questions want to know it anew. */
  take<Model>(endpoint: ReadEndpoint<Model>, key: string, context: ReadContext): Outcome<Model> | undefined {
    const kept = this.kept.get(key);
    if (!kept || kept.isAsked) return undefined;
    kept.isAsked = true;
    return this.outcome(endpoint, key, context);
  }

  /** Whether it is as good as what the network would answer, so that who shows it need not ask. */
  isFresh(key: string): boolean {
    const kept = this.kept.get(key);
    return kept?.outcome?.data !== undefined && kept.freshness?.isOver !== true;
  }

  /** It is on screen, and counts as just asked for: it is fresh for so many milliseconds, and then asked for anew. */
  show(key: string, freshFor: number): void {
    const kept = this.kept.get(key);
    if (!kept || kept.freshness) return;
    const freshness = { isOver: false };
    kept.isAsked = true;
    kept.freshness = freshness;
    setTimeout(() => (freshness.isOver = true), Math.min(freshFor, longestTimer));
  }

  forget(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}

function outcomeOf<Model>(
  endpoint: ReadEndpoint<Model>,
  answer: PlainAnswer,
  context: ReadContext,
): Outcome<Model> | undefined {
  const { status, body } = answer;
  try {
    if (isAbsent(endpoint, answer)) return { data: endpoint.read(endpoint.absent, context) };
    if (status === 200 && isMissing(endpoint, answer)) return { error: new ApiError('http', 404, []) };
    if (status !== 200 || carriesErrors(body))
      return { error: new ApiError('http', status, entriesFrom(body), null, body) };
    return { data: endpoint.read(body, context) };
  } catch {
    return undefined; // the browser asks itself, and says what is wrong
  }
}
