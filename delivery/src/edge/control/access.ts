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
 * browsers do not send from other sites.
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
    return cookieValue !== undefined && isSame(cookieValue, this.made('session'));
  };

  /** Part of every form: a page of another site cannot know it. */
  csrfToken = (): string => this.made('form');

  isCsrfToken = (value: unknown): boolean => typeof value === 'string' && isSame(value, this.csrfToken());

  enteringHeaders = (): string[] => this.headers(this.made('session'), life);

  leavingHeaders = (): string[] => this.headers('', 0);

  private made = (purpose: string) => createHmac('sha256', this.token).update(purpose).digest('base64url');

  private headers = (value: string, age: number) =>
    Object.values(paths).map(
      (path) =>
        `${cookieName}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${this.isSecure ? '; Secure' : ''}`,
    );
}
