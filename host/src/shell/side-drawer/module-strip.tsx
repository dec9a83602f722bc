import type { ShopModule } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ModuleIcon } from '../../features/module/module-icon';
import { useModules } from '../../features/module/use-modules';

/** The other modules of the zone, for screens without the rail. */
export function ModuleStrip({ onChoose }: { onChoose: (module: ShopModule) => void }) {
  const { t } = useTranslation(messages);
  const { modules, current, hasZone } = useModules();
  if (!hasZone || modules.length < 2) return null;
  return (
    <Strip aria-label={t('module.rail')}>
      {modules.map((module) => (
        <li key={module.id}>
          <button type="button" aria-pressed={module.id === current?.id} onClick={() => onChoose(module)}>
            <ModuleIcon module={module} pixels={48} />
            <bdi>{module.name}</bdi>
          </button>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: flex;
  gap: ${space('xs')};
  padding-block-end: ${space('sm')};
  overflow-x: auto;
  & button {
    display: grid;
    justify-items: center;
    gap: ${space('xxs')};
    inline-size: 72px; /* The last visible entry is cut off, which shows that there are more. */
    padding: ${space('xs')} ${space('xxs')};
    border: 1px solid transparent;
    border-radius: ${radius('md')};
    font-size: ${size('xs')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & button[aria-pressed='true'] {
    border-color: ${color('brand')};
    background: ${color('brandGround')};
  }
`;
