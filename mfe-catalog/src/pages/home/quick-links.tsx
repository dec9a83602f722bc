import { useShopConfig } from '@shop/api';
import type { ModuleType } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import { accent, color, Icon, motion, radius, size, space, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface QuickLink {
  /** Key in `front.way`. */
  name: 'freeDelivery' | 'openNow' | 'offers' | 'rated' | 'veg' | 'organic';
  icon: IconName;
  to: string;
}

const stores = '/store/popular';
const items = '/home?data_type=popular&';

const toStores: readonly QuickLink[] = [
  { name: 'freeDelivery', icon: 'scooter', to: `${stores}?flags=free_delivery` },
  { name: 'openNow', icon: 'clock', to: `${stores}?flags=available_now` },
  { name: 'offers', icon: 'ticket', to: '/home?data_type=discounted' },
  { name: 'rated', icon: 'star', to: `${stores}?rating=4` },
];

const toItems: readonly QuickLink[] = [
  { name: 'offers', icon: 'ticket', to: '/home?data_type=discounted' },
  { name: 'freeDelivery', icon: 'scooter', to: `${items}flags=free_delivery` },
  { name: 'openNow', icon: 'clock', to: `${stores}?flags=available_now` },
  { name: 'rated', icon: 'star', to: `${items}rating=4` },
];

const veg: QuickLink = { name: 'veg', icon: 'check', to: `${items}diet=veg` };
const organic: QuickLink = { name: 'organic', icon: 'check', to: `${items}flags=organic` };

/** Links to stores or to items, whichever the module's home page puts first. */
function getLinks(type: ModuleType | undefined, withVeg: boolean): readonly QuickLink[] {
  if (type === 'food') return withVeg ? [...toStores, veg] : toStores;
  if (type === 'grocery') return [...toItems, organic];
  return toItems;
}

/** Links to filtered lists (D-03). */
export function QuickLinks() {
  const { t } = useTranslation(messages);
  const type = useSession((session) => session.module?.type);
  const data = useShopConfig();
  return (
    <nav data-keep-clear="" aria-label={t('front.ways')}>
      <Track>
        {getLinks(type, data?.vegMark ?? false).map(({ name, icon, to }) => (
          <li key={name}>
            <Chip to={to}>
              <Icon name={icon} size={16} />
              {t(`front.way.${name}`)}
            </Chip>
          </li>
        ))}
      </Track>
    </nav>
  );
}

const Track = styled.ul`
  display: flex;
  gap: ${space('xs')};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -${space('md')};
  padding: 3px ${space('md')};
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  transition: background-color ${motion.fast};
  & svg {
    color: ${accent('ink')};
  }
  &:hover {
    background: ${accent('ground')};
  }
`;
