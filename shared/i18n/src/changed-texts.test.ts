import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import type * as I18n from './i18n';

/** The module as a development server builds it. */
async function loadForDevelopment(): Promise<typeof I18n> {
  const env = process.env as Record<string, string | undefined>;
  const before = env.NODE_ENV;
  env.NODE_ENV = 'development';
  try {
    return await import('./i18n');
  } finally {
    env.NODE_ENV = before;
  }
}

const source = (title: string) => {
  const load = async () => ({ default: { title } });
  return { en: load, ur: load, ar: load };
};

it('under a development server, texts that are declared again replace those on the screen', async () => {
  const { createI18n, defineMessages, I18nProvider, loadMessages, useTranslation } =
    await loadForDevelopment();
  const messages = defineMessages('shop', source('Popular restaurants'));
  // Another app's texts that contain these.
  const containing = defineMessages('menu', { ...source(''), en: () => messages.sources.en() });
  await loadMessages('en');
  function Titles() {
    return [useTranslation(messages).t('title'), useTranslation(containing).t('title')].join(', ');
  }
  render(createElement(I18nProvider, { i18n: createI18n('en') }, createElement(Titles)));
  expect(screen.getByText('Popular restaurants, Popular restaurants')).toBeVisible();

  act(() => void defineMessages('shop', source('Loved restaurants')));
  expect(await screen.findByText('Loved restaurants, Loved restaurants')).toBeVisible();
});
