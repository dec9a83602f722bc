import { escapeHtml } from '../escape';
import { statusStyle } from './status-style';

/** A message at the top of a page. */
export type Message = { text: string; isWrong: boolean } | null;

/** A whole page. It has no scripts, and its styles are allowed by the nonce; `style` comes after the common one. */
export const shell = (nonce: string, title: string, main: string, style = ''): string =>
  [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style nonce="${nonce}">${statusStyle}${style}</style></head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('');

export const messageHtml = (message: Message): string =>
  message
    ? `<p class="notice${message.isWrong ? ' wrong' : ''}" role="${message.isWrong ? 'alert' : 'status'}">${escapeHtml(message.text)}</p>`
    : '';

/** The form for the token, at the path of a page. */
export const enterPage = (nonce: string, title: string, path: string, message: Message): string =>
  shell(
    nonce,
    title,
    `<section class="enter"><h1>${title}</h1>${messageHtml(message)}<form method="post" action="${path}/enter"><label for="token">Token</label><input id="token" name="token" type="password" autocomplete="current-password" required autofocus><button class="main">Enter</button></form></section>`,
  );
