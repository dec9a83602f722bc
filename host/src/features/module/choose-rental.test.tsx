import { aModule, renderApp, type TestAppOptions } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useChooseModule } from './use-modules';

const rental = aModule({ id: 6, name: 'Rental', type: 'rental' });

function Choice({ module }: { module: typeof rental }) {
  const choose = useChooseModule();
  return <button onClick={() => choose(module)}>Choose</button>;
}

async function choose(module: typeof rental, session: TestAppOptions['session'] = {}) {
  const app = renderApp(<Choice module={module} />, { session });
  const requested = jest.fn();
  app.bus.on('rental-cart:fit-requested', requested);
  await app.user.click(screen.getByRole('button', { name: 'Choose' }));
  return { ...app, asked: requested };
}

it('has the rental cart checked when a rental module is chosen [STATE-25]', async () => {
  const { asked, session } = await choose(rental);
  expect(session.getState().module?.id).toBe(6);
  expect(asked.mock.calls).toEqual([[{ moduleId: 6 }]]);
});

it.each([
  ['another kind of module', aModule({ id: 2, type: 'grocery' }), {}],
  [
    'the module that the visitor is in',
    rental,
    { module: { id: 6, type: 'rental', name: 'Rental' } as const },
  ],
  ['a visitor who can have none', rental, { guestId: null }],
])('does not check it for %s [STATE-25] [STATE-28]', async (_case, module, session) => {
  const { asked } = await choose(module, session);
  expect(asked).not.toHaveBeenCalled();
});
