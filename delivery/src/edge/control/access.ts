import { createHmac, timingSafeEqual } from 'node:crypto';

const cookieName = 'shop-delivery';
/** The pages that the token opens: whoever has entered at one of them is in at both. */
export const paths = { releases: '/_delivery', statistics: '/_shop' } as const;
/** A working day, in seconds. */
const life = 12 * 3_600;

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
};

/**
 * Access to the status page and the shop's statistics: for those who have the token (`EDGE_DELIVERY_TOKEN`). Machines send
 * it as a bearer token, people enter it once and then have cookies derived from it, one for the path of each page, which
 * browsers do not send from other sites. Edges keep no sessions: the cookie contains when it ends, signed, so that a stolen one
 * ends, too.
 */
export class Access {
  constructor(
    private readonly token: string,
    private readonly isSecure: boolean,
  ) {}

  isToken = (token: unknown): boolean => typeof token === 'string' && isSame(token, this.token);

  isBearer = (header: string | undefined): boolean => this.isToken(/^Bearer (.+)$/.exec(header ?? '')?.[1]);

  isIn = (cookie: string | undefined): boolean => {
    const cookieValue = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookie ?? '')?.[1];
    const until = /^\d{10}(?=\.)/.exec(cookieValue ?? '')?.[0];
    if (cookieValue === undefined || until === undefined) return false;
    return isSame(cookieValue, this.sessionUntil(until)) && Number(until) * 1_000 > Date.now();
  };

  /** Part of every form: a page of another site cannot know it. */
  csrfToken = (): string => this.made('form');

  isCsrfToken = (value: unknown): boolean => typeof value === 'string' && isSame(value, this.csrfToken());

  enteringHeaders = (): string[] =>
    this.headers(this.sessionUntil(String(Math.floor(Date.now() / 1_000) + life)), life);

  leavingHeaders = (): string[] => this.headers('', 0);

  /** The cookie's value; `until` in seconds since 1970. */
  private sessionUntil = (until: string) => `${until}.${this.made(`session until ${until}`)}`;

  private made = (purpose: string) => createHmac('sha256', this.token).update(purpose).digest('base64url');

  private headers = (value: string, age: number) =>
    Object.values(paths).map(
      (path) =>
        `${cookieName}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${this.isSecure ? '; Secure' : ''}`,
    );
}
