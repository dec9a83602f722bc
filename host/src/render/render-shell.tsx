import { pageShapes, SHELL_NONCE, type DocumentShell, type HostServer } from '@shop/federation';
import { createI18n, I18nProvider, languages, loadMessages } from '@shop/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { InitialShell } from '../shell/initial-shell';
import { getGlobalStyleTag } from '../root/global-styles';

/** What documents show until scripts bring their pages, in every language and shape. */
export const renderShell: HostServer['renderShell'] = async () => {
  const sheet = new ServerStyleSheet({ nonce: SHELL_NONCE });
  try {
    const html: DocumentShell['html'] = {};
    for (const { languageCode: code } of languages) {
      await loadMessages(code);
      const i18n = createI18n(code);
      const byShape = pageShapes.map((shape) => [
        shape,
        renderToStaticMarkup(
          sheet.collectStyles(
            <I18nProvider i18n={i18n}>
              <InitialShell shape={shape} />
            </I18nProvider>,
          ),
        ),
      ]);
      html[code] = Object.fromEntries(byShape) as DocumentShell['html'][string]; // `Object.fromEntries` loses the type.
    }
    return { head: `${await getGlobalStyleTag(SHELL_NONCE)}${sheet.getStyleTags()}`, html };
  } finally {
    sheet.seal();
  }
};
