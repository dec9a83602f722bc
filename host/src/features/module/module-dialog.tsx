import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Dialog, EmptyState, Icon, motion, radius, size, space, toast } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ModuleIcon } from './module-icon';
import { useChooseModule } from './use-modules';

/** Asks for a module; only a choice closes it (MOD-01, MOD-02, D-06). */
export default function ModuleDialog({ modules }: { modules: ShopModule[] }) {
  const { t } = useTranslation(messages);
  const choose = useChooseModule();
  const pick = (module: ShopModule) => {
    choose(module);
    toast.success(t('module.selected'));
  };
  return (
    <Dialog
      open
      dismissable={false}
      onClose={() => undefined}
      title={t('module.select')}
      closeLabel={t('close')}
      width={560}
    >
      {modules.length === 0 ? (
        <EmptyState drawing="search" title={t('module.none')}>
          {t('module.noneHint')}
        </EmptyState>
      ) : (
        <>
          <Cards>
            {modules.map((module) => (
              <li key={module.id}>
                <button type="button" onClick={() => pick(module)}>
                  <ModuleIcon module={module} pixels={72} />
                  <bdi>{module.name}</bdi>
                </button>
              </li>
            ))}
          </Cards>
          <Note>
            <Icon name="info" />
            {t('module.must')}
          </Note>
        </>
      )}
    </Dialog>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space('sm')};
  & button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space('xs')};
    inline-size: 100%;
    block-size: 100%;
    padding: ${space('md')} ${space('xs')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    background: ${color('surface')};
    font-size: ${size('sm')};
    font-weight: 600;
    text-align: center;
    transition: border-color ${motion.fast};
    &:hover {
      border-color: ${color('brand')};
      background: ${color('brandGround')};
    }
  }
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  margin-block-start: ${space('md')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;
