import { useEndpoint } from '@shop/api';
import { brandList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useId, type ReactNode } from 'react';
import { messages } from '../../../messages';
import { useModuleType } from '../../page/use-module-type';
import { usePageCategories } from '../use-page-categories';
import { getCategoryChoices, type CategoryChoice } from './category-facets';
import type { GroupProps } from './flag-groups';
import { LimitedList, Group, Option } from './option-list';

/** `within`: the page's category. */
export function CategoryGroup({ control, facets, within }: GroupProps & { within: number | null }) {
  const { t } = useTranslation(messages);
  const name = useId();
  const categories = usePageCategories(within);
  const chosen = control.chosen.categoryId;
  const choices = getCategoryChoices(categories, facets?.categories ?? null, chosen, within);
  if (choices.length === 0) return null;
  const choose = (categoryId: number | null) => control.change({ categoryId });
  const line = ({ id, name: label, count, children }: CategoryChoice, isInner = false): ReactNode => (
    <div key={id}>
      <Option
        type="radio"
        group={name}
        inner={isInner}
        count={count}
        isOn={chosen === id}
        onChoose={() => choose(id)}
      >
        <bdi>{label}</bdi>
      </Option>
      {children.map((child) => line(child, true))}
    </div>
  );
  return (
    <Group name={t('filter.category')}>
      <Option type="radio" group={name} isOn={chosen === null} onChoose={() => choose(null)}>
        {t('filter.any')}
      </Option>
      <LimitedList entries={choices} chosen={chosen} render={(choice) => line(choice)} />
    </Group>
  );
}

/** In modules that sell brands. */
export function BrandGroup({ control, facets }: GroupProps) {
  const { t } = useTranslation(messages);
  const name = useId();
  const hasBrands = useModuleType() === 'ecommerce';
  const { data } = useEndpoint(brandList, !facets && hasBrands ? {} : null);
  const chosen = control.chosen.brandId;
  const brands =
    facets?.brands ?? data?.map(({ id, name: label }) => ({ id, name: label, count: null })) ?? [];
  const shown = brands.filter(({ id, count }) => count !== 0 || id === chosen);
  if (shown.length === 0) return null;
  return (
    <Group name={t('filter.brand')}>
      <Option
        type="radio"
        group={name}
        isOn={chosen === null}
        onChoose={() => control.change({ brandId: null })}
      >
        {t('filter.any')}
      </Option>
      <LimitedList
        entries={shown}
        chosen={chosen}
        render={({ id, name: label, count }) => (
          <Option
            key={id}
            type="radio"
            group={name}
            count={count}
            isOn={chosen === id}
            onChoose={() => control.change({ brandId: id })}
          >
            <bdi>{label}</bdi>
          </Option>
        )}
      />
    </Group>
  );
}
