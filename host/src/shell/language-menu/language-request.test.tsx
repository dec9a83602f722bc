import { renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { screen, waitFor } from '@testing-library/react';
import { LanguageRequest } from './language-request';
import { useLanguages } from './language-menu';

function Chooser({ reload }: { reload: () => void }) {
  const { languages, ask } = useLanguages();
  return (
    <>
      {languages.map((option) => (
        <button key={option.languageCode} onClick={() => ask(option)}>
          {option.languageName}
        </button>
      ))}
      <LanguageRequest reload={reload} />
      <Toaster closeLabel="Close" />
    </>
  );
}

const show = () => {
  const reload = jest.fn();
  return { reload, ...renderApp(<Chooser reload={reload} />) };
};

it('asks, stores language, country and direction, shows a message and reloads [LANG-01] [STATE-55] [STATE-57]', async () => {
  const { user, reload, session } = show();
  await user.click(screen.getByRole('button', { name: 'اردو' }));
  expect(
    await screen.findByRole('dialog', { name: 'Are you sure to change the language?' }),
  ).toHaveTextContent('The browser will refresh to get translated content.');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByText('Language has been changed')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(session.getState()).toMatchObject({ language: 'ur', country: 'PK', direction: 'rtl' });
});

it('changes nothing on No, and does not ask for the current language [LANG-01]', async () => {
  const { user, reload, session } = show();
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await user.click(await screen.findByText('No'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  expect(session.getState().language).toBe('en');
});
