import { isAbsent, isMissing, type Endpoint, type ReadContext, type RequestScope } from '@shop/contract';
import { unstable_serialize as serializeKey } from 'swr';
import { ApiError, carriesErrors, entriesFrom } from './api-error';
import { keyOf } from './key';

/** An answer as it came: HTTP status and body. */
export interface PlainAnswer {
  status: number;
  body: unknown;
}

type KeyedEndpoint = Pick<Endpoint, 'method' | 'path' | 'varies'>;
type ReadEndpoint<Model> = Pick<Endpoint<never, Model>, 'read' | 'absent' | 'isMissingWhenNull'>;

/**
 * Answers that came with the page, for SWR's `fallback`: shown by the first render, on the server and while hydrating. Each
 * is read where it is shown first, by the area's own reader.
 */
export class PageAnswers {
  /** What has been read, by the cache's key. */
  readonly fallback: Record<string, unknown> = {};
  private readonly unread = new Map<string, PlainAnswer>();
  private readonly refusals = new Map<string, ApiError>();
  private readonly shown = new Set<string>();

  /** Keeps an answer under the key that a question from this scope has. */
  add(endpoint: KeyedEndpoint, args: unknown, scope: RequestScope, answer: PlainAnswer): void {
    this.unread.set(serializeKey(keyOf(endpoint, args, scope)), answer);
  }

  /** Keeps what has been asked for and read already. */
  addModel<Args, Model>(
    endpoint: KeyedEndpoint & Pick<Endpoint<Args, Model>, '__args'>,
    args: Args,
    scope: RequestScope,
    data: Model,
  ): void {
    this.fallback[serializeKey(keyOf(endpoint, args, scope))] = data;
  }

  /** Reads an answer into the fallback before it is shown; what cannot be understood is as if it had not come. */
  read<Model>(endpoint: ReadEndpoint<Model>, key: string, context: ReadContext): void {
    const answer = this.unread.get(key);
    if (!answer) return;
    this.unread.delete(key);
    const outcome = outcomeOf(endpoint, answer, context);
    if (outcome instanceof ApiError) this.refusals.set(key, outcome);
    else if (outcome) this.fallback[key] = outcome.data;
  }

  /** The backend's refusal that came with the page. */
  refusalOf(key: string): ApiError | undefined {
    return this.refusals.get(key);
  }

  has(key: string): boolean {
    return key in this.fallback || this.refusals.has(key);
  }

  isShown(key: string): boolean {
    return this.shown.has(key);
  }

  /** It is on screen. Answers whether for the first time. */
  show(key: string): boolean {
    if (!this.has(key) || this.shown.has(key)) return false;
    this.shown.add(key);
    return true;
  }

  forget(key: string): void {
    delete this.fallback[key];
    this.unread.delete(key);
    this.refusals.delete(key);
  }

  clear(): void {
    for (const key of [...Object.keys(this.fallback), ...this.unread.keys(), ...this.refusals.keys()])
      this.forget(key);
  }
}

/** The model, or the backend's refusal. */
function outcomeOf<Model>(
  endpoint: ReadEndpoint<Model>,
  answer: PlainAnswer,
  context: ReadContext,
): { data: Model } | ApiError | undefined {
  const { status, body } = answer;
  try {
    if (isAbsent(endpoint, answer)) return { data: endpoint.read(endpoint.absent, context) };
    if (status === 200 && isMissing(endpoint, answer)) return new ApiError('http', 404, []);
    if (status !== 200 || carriesErrors(body))
      return new ApiError('http', status, entriesFrom(body), null, body);
    return { data: endpoint.read(body, context) };
  } catch {
    return undefined; // the browser asks itself, and says what is wrong
  }
}
