import { useTranslation } from '@shop/i18n';
import { color, layer, motion, radius, shadow, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ModuleIcon } from '../../features/module/module-icon';
import { useModules } from '../../features/module/use-modules';
import { useModuleSwitch } from '../../features/module/use-module-switch';

/** Icons of the modules that serve the visitor's zones, at the inline end; hidden on small screens (MOD-03). */
export function ModuleRail() {
  const { t } = useTranslation(messages);
  const { modules, current, hasZone } = useModules();
  const change = useModuleSwitch();
  if (!hasZone || modules.length < 2) return null;
  return (
    <Rail aria-label={t('module.rail')} $entries={modules.length}>
      <ul>
        {modules.map((module) => (
          <li key={module.id}>
            <button
              type="button"
              aria-current={module.id === current?.id || undefined}
              aria-label={module.name}
              onClick={() => change(module)}
            >
              <ModuleIcon module={module} pixels={44} />
              <Tip aria-hidden="true">{module.name}</Tip>
            </button>
          </li>
        ))}
      </ul>
    </Rail>
  );
}

const Tip = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(100% + 10px);
  block-size: fit-content;
  margin-block: auto;
  padding: ${space('xxs')} ${space('xs')};
  border-radius: ${radius('sm')};
  background: ${color('text')};
  color: ${color('page')};
  font-size: ${size('xs')};
  font-weight: 600;
  white-space: nowrap;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.fast};
`;

/** Its final size from the start: the page is painted before its end has arrived. */
const Rail = styled.nav<{ $entries: number }>`
  position: fixed;
  z-index: ${layer('sticky')};
  inset-block: 0;
  inset-inline-end: calc(${space('xs')} + var(--inset-end, 0px));
  block-size: fit-content;
  min-block-size: ${({ $entries }) => $entries * 56 + 6}px;
  min-inline-size: 62px;
  margin-block: auto;
  padding: ${space('xxs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('low')};
  @media (max-width: 73.74em) {
    display: none;
  }
  & ul {
    display: grid;
    gap: ${space('xxs')};
  }
  & button {
    position: relative;
    display: block;
    padding: ${space('xxs')};
    border-radius: ${radius('md')};
  }
  & button:hover {
    background: ${color('sunken')};
  }
  & button[aria-current] {
    background: ${color('brand')};
  }
  & button:hover ${Tip}, & button:focus-visible ${Tip} {
    opacity: 1;
  }
`;
