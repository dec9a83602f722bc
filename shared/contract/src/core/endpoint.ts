import type { Capability, WireRules } from '@shop/domain';

/** Numbers or numeric text in the path, by name: `/address/update/:id` → `{ id }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, number | string> & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, number | string>
    : unknown;

/** Kinds of a query value. A trailing `?` makes it optional. */
export type QueryKind = 'int' | 'number' | 'text' | 'flag';
export type QuerySpec = Record<string, QueryKind | `${QueryKind}?`>;

type QueryValue<Kind extends string> = Kind extends `${infer Base}?`
  ? QueryValue<Base>
  : Kind extends 'text'
    ? string
    : Kind extends 'flag'
      ? boolean
      : number;
export type QueryValues<Spec extends QuerySpec> = {
  [Name in keyof Spec as Spec[Name] extends `${string}?` ? never : Name]: QueryValue<Spec[Name]>;
} & {
  [Name in keyof Spec as Spec[Name] extends `${string}?` ? Name : never]?: QueryValue<Spec[Name]> | undefined;
};

/** What a reader needs besides the response. Missing rules have the defaults of a backend without the setting. */
export type ReadContext = Pick<WireRules, 'decimals'> & Partial<WireRules>;

export type Reader<Model> = (wire: unknown, context: ReadContext) => Model;

/** Who may send the request: anybody; a guest with a guest id or a customer; a customer only. */
export type Access = 'public' | 'guest' | 'customer';

/** `identity`: the guest or customer; `zone`: zones and location. */
export type ScopePart = 'zone' | 'module' | 'language' | 'identity';

/** A header without which the backends refuse the request (403). */
export type DemandedHeader = 'module' | 'zone';

/**
 * What a request is about, by the parameter or query value that contains its id. The request is sent with the module and
 * zones of that thing instead of the visitor's: backends find it only there.
 */
export interface Subject {
  kind: 'store' | 'item' | 'category';
  id: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One endpoint of the backend, declared once: it types and validates client and server.
 *
 * `Args` is what a caller passes (`params`, `query`, `body`), `Model` what the reader returns. Requests of guests contain
 * `guest_id` in the query automatically; do not declare it.
 */
export interface Endpoint<Args = unknown, Model = unknown> {
  method: Method;
  /** From the origin: `/api/v1/items/details/:id`. */
  path: string;
  query: QuerySpec;
  read: Reader<Model>;
  /** Files are sent in a form (multipart); everything else as JSON; some actions need no body. */
  sends: 'json' | 'form' | 'nothing';
  access: Access;
  /** Parts of the scope that change the response, and so are part of the cache key. */
  varies: readonly ScopePart[];
  /** Milliseconds for which a response is used without a new request (BIZ-16). */
  freshFor: number;
  /** Milliseconds after which a response is not shown any more, not even while it is revalidated. */
  keptFor: number;
  demands: readonly DemandedHeader[];
  subject: Subject | null;
  /** It needs one module, which may be unknown: then each is tried. */
  isInAnyModule: boolean;
  /** The backend responds with 200 and `null` if the thing does not exist. */
  isMissingWhenNull: boolean;
  /**
   * For an endpoint that backends may lack (404, 405, an HTML page, a redirect): the reader gets this instead of a response.
   * Undefined: all backends have it.
   */
  absent: unknown;
  /** Only backends that announce this capability have the endpoint; others receive no request. */
  requires: Capability | null;
  /** A GET that has failed for a moment is not sent again: its failure is seen at once. */
  isSentOnce: boolean;
  /** Adds what other backends call the values of a query; null: all call them alike. */
  respell: ((query: URLSearchParams) => void) | null;
  /** Only for types. */
  readonly __args?: Args;
}

export type EndpointArgs<E> = E extends Endpoint<infer Args, unknown> ? Args : never;
export type EndpointModel<E> = E extends Endpoint<never, infer Model> | Endpoint<infer _, infer Model>
  ? Model
  : never;

type Params<Path extends string> = unknown extends PathParams<Path> ? unknown : { params: PathParams<Path> };

/** SWR's own default: a repeated request within two seconds is the same request. */
const shortest = 2_000;

class Declaration<Args> {
  private spec: QuerySpec = {};
  private who: Access = 'public';
  private fresh = shortest;
  private maxAge = Infinity;
  private parts: readonly ScopePart[] | null = null;
  private kind: Endpoint['sends'] = 'nothing';
  private headers: readonly DemandedHeader[] = [];
  private about: Subject | null = null;
  private anyModule = false;
  private nullIsMissing = false;
  private once = false;
  private absentValue: unknown = undefined;
  private capability: Capability | null = null;
  private respelling: Endpoint['respell'] = null;

  constructor(
    private readonly method: Method,
    private readonly path: string,
  ) {}

  query<Spec extends QuerySpec>(spec: Spec) {
    this.spec = spec;
    return this as unknown as Declaration<
      Args &
        (Record<string, never> extends QueryValues<Spec>
          ? { query?: QueryValues<Spec> }
          : { query: QueryValues<Spec> })
    >;
  }

  /**
   * Types the body. The schema itself is in `schemas/bodies.ts`, for server and forms: pages that only send a body do not
   * load a validator.
   */
  body<Body extends object>() {
    this.kind = 'json';
    return this as unknown as Declaration<Args & { body: Body }>;
  }

  /** Sends files in a form; only the server validates them, there is no schema. */
  form() {
    this.kind = 'form';
    return this as unknown as Declaration<Args & { body: FormData }>;
  }

  access(who: Access) {
    this.who = who;
    return this;
  }

  /** Values that are not in the path; they only name the subject. */
  params<Values extends Record<string, number>>() {
    return this as unknown as Declaration<Args & { params: Values }>;
  }

  /** Default: zone, module, language, and identity unless the endpoint is public. */
  variesBy(...parts: ScopePart[]) {
    this.parts = parts;
    return this;
  }

  freshFor(milliseconds: number) {
    this.fresh = milliseconds;
    return this;
  }

  keptFor(milliseconds: number) {
    this.maxAge = milliseconds;
    return this;
  }

  demands(...headers: DemandedHeader[]) {
    this.headers = headers;
    return this;
  }

  subject(kind: Subject['kind'], id: string) {
    this.about = { kind, id };
    return this;
  }

  inAnyModule() {
    this.anyModule = true;
    return this;
  }

  missingWhenNull() {
    this.nullIsMissing = true;
    return this;
  }

  /** See `Endpoint.isSentOnce`. */
  sentOnce() {
    this.once = true;
    return this;
  }

  /** See `Endpoint.absent`. */
  optional(absent: unknown = null) {
    this.absentValue = absent;
    return this;
  }

  /** See `Endpoint.respell`. */
  respelled(respell: (query: URLSearchParams) => void) {
    this.respelling = respell;
    return this;
  }

  requires(capability: Capability) {
    this.capability = capability;
    return this;
  }

  replies<Model>(read: Reader<Model>): Endpoint<Args, Model> {
    const { method, path, spec, kind: sends, who, fresh, maxAge } = this;
    const defaultParts = ['zone', 'module', 'language'] as const;
    const varies = this.parts ?? (who === 'public' ? defaultParts : [...defaultParts, 'identity' as const]);
    return {
      method,
      path,
      query: spec,
      read,
      sends,
      access: who,
      varies,
      freshFor: fresh,
      keptFor: maxAge,
      demands: this.headers,
      subject: this.about,
      isInAnyModule: this.anyModule,
      isMissingWhenNull: this.nullIsMissing,
      isSentOnce: this.once,
      absent: this.absentValue,
      requires: this.capability,
      respell: this.respelling,
    };
  }
}

const declare =
  (method: Method) =>
  <Path extends string>(path: Path) =>
    new Declaration<Params<Path>>(method, path);

export const get = declare('GET');
export const post = declare('POST');
export const put = declare('PUT');
export const del = declare('DELETE');

export const minutes = (count: number) => count * 60_000;
export const seconds = (count: number) => count * 1_000;
