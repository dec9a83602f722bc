import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { messages } from '../../messages';
import { useModuleStart } from './use-module-start';
import { useChooseModule } from './use-modules';

/** Changes the module and opens its home page or the choice of interests (STATE-28, STATE-29). */
export function useModuleSwitch(): (module: ShopModule) => void {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const navigate = useNavigate();
  const getStart = useModuleStart();
  const open = (module: ShopModule, start: string) => {
    choose(module);
    toast.success(t('module.selected'));
    void navigate(start);
  };
  return (module) => void getStart(module).then((start) => open(module, start));
}
