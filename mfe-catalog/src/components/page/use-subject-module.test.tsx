import { moduleList } from '@shop/contract';
import { chooseModule } from '@shop/session';
import { aModule, aStore, renderApp } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { useSubjectModule } from './use-subject-module';

// The clock advances only while a test waits.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const food = aModule({ id: 1 });
const grocery = aModule({ id: 2, name: 'Grocery', type: 'grocery' });

function StorePage({ moduleId }: { moduleId: number }) {
  useSubjectModule(aStore({ moduleId }));
  return null;
}

const open = (moduleId: number) =>
  renderApp(<StorePage moduleId={moduleId} />, {
    session: { module: { id: 1, type: 'food', name: 'Food' } },
    setUpApi: (api) => api.respond(moduleList, [food, grocery]),
  });

it('changes to the module of the opened store [D-04] [ROUTE-03]', async () => {
  const { session } = open(2);
  await waitFor(() => expect(session.getState().module?.id).toBe(2));
});

it.each([
  ['came from another module', 2, food],
  ['was in it already', 1, grocery],
])('allows the visitor to change the module again when they %s [STATE-28]', async (_case, moduleId, next) => {
  const { session, bus } = open(moduleId);
  await waitFor(() => expect(session.getState().module?.id).toBe(moduleId));
  await act(async () => {
    chooseModule(session, bus, { id: next.id, type: next.type, name: next.name });
    await jest.advanceTimersByTimeAsync(10_000);
  });
  expect(session.getState().module?.id).toBe(next.id);
});
