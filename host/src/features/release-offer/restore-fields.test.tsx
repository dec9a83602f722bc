import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { restoreFields } from './restore-fields';
import { saveFields, savedFieldsKey } from './saved-fields';

function Form({ withLate = true }: { withLate?: boolean }) {
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
        {withLate && <textarea aria-label="Late" />}
      </form>
    </main>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

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
  const { rerender } = render(<Form withLate={false} />);
  void restoreFields(document, sessionStorage);
  await screen.findByText('noted: No onions');
  rerender(<Form />);
  await waitFor(() => expect(field('Late')).toHaveValue('Ring twice'));
});

it('restores nothing on another page, and nothing old [X-11]', async () => {
  fillAndLeave();
  const kept = JSON.parse(sessionStorage.getItem(savedFieldsKey) ?? '{}') as object;
  render(<Form />);
  for (const other of [{ address: '/elsewhere' }, { keptAt: Date.now() - 120_000 }]) {
    sessionStorage.setItem(savedFieldsKey, JSON.stringify({ ...kept, ...other }));
    await restoreFields(document, sessionStorage);
    expect(field('Note')).toHaveValue('');
  }
});
