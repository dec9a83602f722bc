import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { toast } from '@shop/ui';
import { messages } from '../../messages';
import { useChooseModule } from '../../module/use-modules';

/** Another module: stored, and its shop front opens (STATE-28). */
export function useModuleSwitch() {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const navigate = useNavigate();
  return (module: ShopModule) => {
    choose(module);
    toast.success(t('module.selected'));
    void navigate('/home');
  };
}
