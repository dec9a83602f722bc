import type { Api } from '@shop/api';
import { moduleList } from '@shop/contract';
import type { Item } from '@shop/domain';
import { chooseModule } from '@shop/session';

/** Switches to the module of an item, because a cart belongs to one module. */
export async function goToModule(
  api: Api,
  { moduleId, moduleType }: Pick<Item, 'moduleId' | 'moduleType'>,
): Promise<void> {
  if (api.session.getState().module?.id === moduleId) return;
  const modules = await api.send(moduleList, {});
  const name = modules.find(({ id }) => id === moduleId)?.name ?? '';
  chooseModule(api.session, api.bus, { id: moduleId, type: moduleType, name });
}
