/** Loads the texts of all apps that a test imports before it begins, as the loader does in the shop. */
beforeAll(async () => {
  if (!expect.getState().testPath?.endsWith('.test.tsx')) return;
  const { languages, loadMessages } = await import('@shop/i18n');
  await Promise.all(languages.map(({ languageCode }) => loadMessages(languageCode)));
});
