import { moduleList } from '@shop/contract';
import { aModule, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ModuleGate } from './module-gate';

let isDown = true;
jest.mock('./module-dialog', () => ({
  __esModule: true,
  // The file of the dialog cannot be loaded.
  get default() {
    if (isDown) throw new Error('no such file');
    return () => <p>Choose one</p>;
  },
}));

it('keeps the page and offers a retry when the dialog for modules cannot be loaded [MOD-01] [F-05]', async () => {
  const { user } = renderApp(
    <>
      <h1>Header</h1>
      <ModuleGate page="home">open</ModuleGate>
    </>,
    { setUpApi: (api) => api.respond(moduleList, [aModule({ id: 1 }), aModule({ id: 2, type: 'grocery' })]) },
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'Header' })).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Choose one')).toBeVisible();
});
