import type { Row } from '../insert-rows';
import { arabic } from './ar';
import { english } from './en';
import { urdu } from './ur';

const topics = ['about', 'terms', 'privacy', 'refund', 'cancellation', 'shipping'] as const;

/** Sections by topic, each with its heading; a line that begins with '- ' is an entry of a list. */
export type ShopTexts = Record<
  (typeof topics)[number],
  readonly (readonly [heading: string, text: string])[]
>;

const isEntry = (line: string) => line.startsWith('- ');

function linesToHtml(text: string): string {
  const lines = text.split('\n');
  const entries = lines.filter(isEntry).map((line) => `<li>${line.slice(2)}</li>`);
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '';
  const paragraphs = lines.filter((line) => !isEntry(line)).map((line) => `<p>${line}</p>`);
  return list + paragraphs.join('');
}

const toHtml = (sections: ShopTexts['about']) =>
  sections.map(([heading, text]) => `<h2>${heading}</h2>${linesToHtml(text)}`).join('\n');

/** The shop's own texts and policies. */
export const shopTextRows = (): Row[] =>
  topics.map((topic) => ({
    topic,
    html_i18n: { en: toHtml(english[topic]), ur: toHtml(urdu[topic]), ar: toHtml(arabic[topic]) },
  }));
