import type { Language } from '../http/language';
import { Html, html } from './html';
import { pageStyle } from './page-style';

export interface PageContent {
  language: Language;
  /** The state, as a class of the style. */
  state: string;
  title: string;
  body: Html;
  /** Runs once the page has loaded; the policy contains its hash. */
  script?: string;
}

/** A page of a mocked vendor. */
export function renderPage({ language, state, title, body, script }: PageContent): string {
  const direction = language === 'en' ? 'ltr' : 'rtl';
  // the policy contains the hash of the style
  const style = new Html(`<style>${pageStyle}</style>`);
  return `<!doctype html>${
    html`<html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main class="${state}">${body}</main>
        ${script === undefined ? null : new Html(`<script>${script}</script>`)}
      </body>
    </html>`.markup
  }`;
}

/** A text with its own direction inside a sentence. */
export const bdi = (text: string | number): Html => html`<bdi>${text}</bdi>`;
