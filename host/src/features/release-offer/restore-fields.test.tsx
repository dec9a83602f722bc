import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { restoreFields } from './restore-fields';
import { saveFields, savedFieldsKey } from './saved-fields';

function Form({ withTextarea = true }: { withTextarea?: boolean }) {
  const [note, setNote] = useState('');
  return (
    <main>
      <form aria-label="Order">
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
        <p>{`noted: ${note}`}</p>
        <label>
          <input type="checkbox" /> Cutlery
        </label>
        <label>
          <input type="radio" name="how" value="home" defaultChecked /> Home
        </label>
        <label>
          <input type="radio" name="how" value="pick" /> Pick up
        </label>
        {withTextarea && <textarea aria-label="Late" />}
      </form>
    </main>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const Unnamed = ({ labels }: { labels: readonly string[] }) => (
  <main>
    {labels.map((label) => (
      <input key={label} aria-label={label} />
    ))}
  </main>
);

const SignUp = ({ labels }: { labels: readonly string[] }) => (
  <main>
    <form aria-label={labels[0]}>
      <input aria-label={labels[1]} name="name" />
      <input aria-label={labels[2]} name="email" type="email" />
    </form>
  </main>
);

it('restores in another language, whose labels are others [X-11] [LANG-01]', async () => {
  document.documentElement.lang = 'en';
  const { unmount } = render(<SignUp labels={['Sign Up', 'Name', 'Email']} />);
  field('Name').value = 'Noor';
  field('Email').value = 'noor@example.com';
  saveFields(document, sessionStorage);
  unmount();
  document.documentElement.lang = 'ar';
  render(<SignUp labels={['إنشاء حساب', 'الاسم', 'البريد']} />);
  void restoreFields(document, sessionStorage);
  await waitFor(() => expect(field('الاسم')).toHaveValue('Noor'));
  expect(field('البريد')).toHaveValue('noor@example.com');
});

it('waits for the field with the same label while the language is the same [X-11]', async () => {
  const { unmount } = render(<Unnamed labels={['Street', 'Floor']} />);
  field('Street').value = 'Canal Road';
  saveFields(document, sessionStorage);
  unmount();
  const { rerender } = render(<Unnamed labels={['Floor']} />);
  void restoreFields(document, sessionStorage);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(field('Floor')).toHaveValue('');
  rerender(<Unnamed labels={['Street', 'Floor']} />);
  await waitFor(() => expect(field('Street')).toHaveValue('Canal Road'));
});

function fillAndLeave() {
  const { unmount } = render(<Form />);
  for (const [name, value] of Object.entries({ Note: 'No onions', Late: 'Ring twice' }))
    field(name).value = value;
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: 'Pick up' }).checked = true;
  saveFields(document, sessionStorage);
  unmount();
}

// Without `act`, so that React renders as in a browser.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => sessionStorage.clear());

it("restores texts, ticks and choices in the application's state, once [X-11] [F-05]", async () => {
  fillAndLeave();
  render(<Form />);
  void restoreFields(document, sessionStorage);
  await screen.findByText('noted: No onions');
  expect(field('Late')).toHaveValue('Ring twice');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pick up' })).toBeChecked();
  expect(sessionStorage.getItem(savedFieldsKey)).toBeNull();
});

it('waits for fields that appear later [X-11]', async () => {
  fillAndLeave();
  const { rerender } = render(<Form withTextarea={false} />);
  void restoreFields(document, sessionStorage);
  await screen.findByText('noted: No onions');
  rerender(<Form />);
  await waitFor(() => expect(field('Late')).toHaveValue('Ring twice'));
});

it('restores nothing on another page, and nothing old [X-11]', async () => {
  fillAndLeave();
  const saved = JSON.parse(sessionStorage.getItem(savedFieldsKey) ?? '{}') as object;
  render(<Form />);
  for (const other of [{ address: '/elsewhere' }, { keptAt: Date.now() - 120_000 }]) {
    sessionStorage.setItem(savedFieldsKey, JSON.stringify({ ...saved, ...other }));
    await restoreFields(document, sessionStorage);
    expect(field('Note')).toHaveValue('');
  }
});
