import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { useModuleStart } from '../../features/customer/use-module-start';
import { messages } from '../../messages';
import { useChooseModule } from '../../features/module/use-modules';

/** Changes the module and opens its home page or the choice of interests (STATE-28, STATE-29). */
export function useModuleSwitch() {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const navigate = useNavigate();
  const getStart = useModuleStart();
  const open = (module: ShopModule, start: string) => {
    choose(module);
    toast.success(t('module.selected'));
    void navigate(start);
  };
  return (module: ShopModule) => void getStart(module).then((start) => open(module, start));
}
