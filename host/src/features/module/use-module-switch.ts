import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useLocation, useNavigate } from '@shop/router';
import { toast, useLatestCall } from '@shop/ui';
import { useEffect } from 'react';
import { messages } from '../../messages';
import { useModuleStart } from './use-module-start';
import { useChooseModule } from './use-modules';

/**
 * Changes the module and opens its home page or the choice of interests (STATE-28, STATE-29). The last choice counts, and
 * none after another page was opened (F-30). Call it in a component that stays mounted after the choice.
 */
export function useModuleSwitch(): (module: ShopModule) => void {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const navigate = useNavigate();
  const getStart = useModuleStart();
  const { pathname, search } = useLocation();
  const begin = useLatestCall();
  useEffect(() => () => void begin(), [begin, pathname, search]);
  const open = (module: ShopModule, start: string) => {
    choose(module);
    toast.success(t('module.selected'));
    void navigate(start);
  };
  return (module) => {
    const isLatest = begin();
    void getStart(module).then((start) => isLatest() && open(module, start));
  };
}
