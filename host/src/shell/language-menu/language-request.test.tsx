import { renderApp } from '@shop/testing';
import { Toaster } from '@shop/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

it('asks, stores language, country and direction, and reloads [LANG-01] [STATE-55] [STATE-57]', async () => {
  const { user, reload, session } = show();
  await user.click(screen.getByRole('button', { name: 'اردو' }));
  expect(
    await screen.findByRole('dialog', { name: 'Are you sure to change the language?' }),
  ).toHaveTextContent('The browser will refresh to get translated content.');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(session.getState()).toMatchObject({ language: 'ur', country: 'PK', direction: 'rtl' });
});

it('says after the reload, in the new language and once, that it has been changed [STATE-57]', async () => {
  const before = show();
  await before.user.click(screen.getByRole('button', { name: 'اردو' }));
  await before.user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.queryByText('Language has been changed')).toBeNull();
  before.unmount();
  const after = renderApp(<Chooser reload={jest.fn()} />, { language: 'ur' });
  expect(await screen.findByText('زبان تبدیل کر دی گئی ہے')).toBeVisible();
  after.unmount();
  expect(sessionStorage.getItem('language-changed')).toBeNull();
});

it('saves what was typed for the document in the other language, without passwords [LANG-01] [F-05]', async () => {
  const reload = jest.fn();
  const { user } = renderApp(
    <>
      <main>
        <input aria-label="Name" name="name" defaultValue="Noor" />
        <input aria-label="Password" name="password" type="password" defaultValue="secret" />
      </main>
      <Chooser reload={reload} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const saved = sessionStorage.getItem('kept-fields') ?? '';
  expect(saved).toContain('Noor');
  expect(saved).not.toContain('secret');
});

it('changes nothing on No, and does not ask for the current language [LANG-01]', async () => {
  const { user, reload, session } = show();
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  expect(session.getState().language).toBe('en');
});

it('changes nothing on No right after Yes, while what was typed is being saved [LANG-01]', async () => {
  const { user, reload, session } = show();
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(reload).not.toHaveBeenCalled();
  expect(session.getState().language).toBe('en');
});
