import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createSession, SessionProvider, useSession } from '.';

let renders = 0;

function Name() {
  const module = useSession((session) => session.module?.name ?? 'none');
  const language = useSession((session) => session.language);
  renders += 1;
  return (
    <p>
      {module} in {language}
    </p>
  );
}

const food = { id: 1, type: 'food', name: 'Food' } as const;
const grocery = { id: 2, type: 'grocery', name: 'Grocery' } as const;

/** Hydrates a page made for the module Food, after the visitor's own module was put into the session. */
function hydrate(ownModule: typeof food | typeof grocery) {
  const session = createSession({ module: food });
  const page = (
    <SessionProvider session={session}>
      <Name />
    </SessionProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  session.setState({ module: ownModule, restored: true });
  renders = 0;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  render(page, { container, hydrate: true, onRecoverableError });
  return { session, errors };
}

it("hydrates a page as it was rendered, and shows the visitor's own values afterwards", () => {
  const { errors } = hydrate(grocery);
  expect(screen.getByText('Grocery in en')).toBeVisible();
  expect(errors).toEqual([]);
});

it('renders nothing again if the page was rendered for the visitor’s values', () => {
  hydrate(food);
  expect(screen.getByText('Food in en')).toBeVisible();
  expect(renders).toBe(1);
});

it.each([food, grocery])(
  'follows changes after a page rendered for Food was hydrated for $name',
  (ownModule) => {
    const { session } = hydrate(ownModule);
    act(() => session.setState({ module: null }));
    expect(screen.getByText('none in en')).toBeVisible();
    act(() => session.setState({ module: food }));
    expect(screen.getByText('Food in en')).toBeVisible();
  },
);

it('begins with the current session if no server has rendered it', () => {
  const session = createSession({ module: food });
  session.setState({ module: grocery });
  renders = 0;
  render(
    <SessionProvider session={session}>
      <Name />
    </SessionProvider>,
  );
  expect(screen.getByText('Grocery in en')).toBeVisible();
  expect(renders).toBe(1);
});
