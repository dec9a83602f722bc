import type { ShopModule } from '@shop/domain';
import { learnModules } from './session-actions';
import { createSession } from './session-store';

const grocery: ShopModule = {
  id: 3,
  name: 'Grocery',
  type: 'grocery',
  iconUrl: null,
  thumbnailUrl: null,
  description: '',
  storeCount: 1,
  zoneIds: [1],
};

it.each([
  [
    'names a module that was chosen before its name was known',
    { id: 3, type: 'grocery', name: '' },
    'Grocery',
  ],
  ['takes over a changed name', { id: 3, type: 'grocery', name: 'Market' }, 'Grocery'],
  ['leaves the name of a module that is not in the list', { id: 1, type: 'food', name: 'Food' }, 'Food'],
] as const)('%s [STATE-28]', (_case, module, name) => {
  const session = createSession({ module });
  learnModules(session, [grocery]);
  expect(session.getState().module).toEqual({ ...module, name });
});
