import { createHash } from 'node:crypto';
import { pageStyle } from './page-style';

/** What a page may do beside showing itself. */
export interface PageFreedom {
  /** Origin that its forms may end in beside its own; '' for none. */
  leads?: string;
  /** Origin of pictures beside its own; '' for none. */
  media?: string;
  /** The one script that it may run, letter by letter. */
  script?: string;
}

const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but our style, pictures of our own, forms, and a script only where the page has one. */
export const pagePolicy = ({ leads = '', media = '', script }: PageFreedom): string =>
  [
    "default-src 'none'",
    `style-src ${toHashSource(pageStyle)}`,
    ...(script === undefined ? [] : [`script-src ${toHashSource(script)}`]),
    `img-src 'self' data: ${media}`.trim(),
    "font-src 'self'",
    // a browser follows a form's redirect only where the policy lets forms lead
    `form-action 'self' ${leads}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
