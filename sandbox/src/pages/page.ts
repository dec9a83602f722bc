import type { Language } from '../http/language';
import { Html, html } from './html';
import { pageStyle } from './page-style';

export interface PageContent {
  language: Language;
  /** How things stand, as the style knows it. */
  state: string;
  title: string;
  body: Html;
  /** Runs once the page stands; the policy must know it letter by letter. */
  script?: string;
}

/** A page of a vendor that the backend stands in for. */
export function renderPage({ language, state, title, body, script }: PageContent): string {
  const direction = language === 'en' ? 'ltr' : 'rtl';
  // the policy knows the style letter by letter
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

/** A text of its own direction inside a sentence. */
export const bdi = (text: string | number): Html => html`<bdi>${text}</bdi>`;
