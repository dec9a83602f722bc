import { createHash } from 'node:crypto';
import { pageStyle } from './page-style';

/** What a page's policy allows in addition. */
export interface PageFreedom {
  /** Additional origin for its forms; '' for none. */
  leads?: string;
  /** Additional origin for pictures; '' for none. */
  media?: string;
  /** The source of its only script. */
  script?: string;
}

const toHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only our style, our pictures, forms, and the page's own script. */
export const pagePolicy = ({ leads = '', media = '', script }: PageFreedom): string =>
  [
    "default-src 'none'",
    `style-src ${toHashSource(pageStyle)}`,
    ...(script === undefined ? [] : [`script-src ${toHashSource(script)}`]),
    `img-src 'self' data: ${media}`.trim(),
    "font-src 'self'",
    // a browser applies `form-action` to redirects, too
    `form-action 'self' ${leads}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
