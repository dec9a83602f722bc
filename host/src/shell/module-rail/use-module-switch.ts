import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { useFrontOf } from '../../customer/use-front-of';
import { messages } from '../../messages';
import { useChooseModule } from '../../module/use-modules';

/** Another module: stored, and its shop front opens, or what is liked there is asked first (STATE-28, STATE-29). */
export function useModuleSwitch() {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const navigate = useNavigate();
  const frontOf = useFrontOf();
  const open = (module: ShopModule, front: string) => {
    choose(module);
    toast.success(t('module.selected'));
    void navigate(front);
  };
  return (module: ShopModule) => void frontOf(module).then((front) => open(module, front));
}
