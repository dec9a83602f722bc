import { useAction, useCache, useEndpoint } from '@shop/api';
import { categoryList, customerInfo, updateInterest } from '@shop/contract';
import { keepInterests, useSession, useSessionStore } from '@shop/session';
import { toast } from '@shop/ui';
import { useState } from 'react';

/**
 * The customer's interests among the module's categories: the saved ones until a change is made here. Saving replaces
 * the choice of this module and keeps those of the others. D-07.
 */
export function useInterestChoice() {
  const session = useSessionStore();
  const cache = useCache();
  const savedInterests = useSession(({ interests }) => interests);
  const saved = useEndpoint(customerInfo, {}).data?.interests ?? savedInterests;
  const { data: categories, error, isValidating, mutate } = useEndpoint(categoryList, {});
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const saving = useAction(updateInterest);

  const moduleCategories = new Set(categories?.map(({ id }) => id));
  const chosen = changed ?? saved.filter((id) => moduleCategories.has(id));

  const toggle = (id: number) =>
    setChanged(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  /** Returns whether the choice was saved; a failure has been shown. */
  const save = async (): Promise<boolean> => {
    const message = await saving.run({ body: { interest: [...chosen] } });
    if (message === undefined) return false;
    if (message) toast.success(message);
    keepInterests(session, [...saved.filter((id) => !moduleCategories.has(id)), ...chosen]);
    void cache.refresh(customerInfo);
    return true;
  };
  return {
    categories,
    failed: !categories && Boolean(error),
    retry: () => void mutate(),
    isRetrying: isValidating,
    chosen,
    toggle,
    save,
    busy: saving.busy,
  };
}
