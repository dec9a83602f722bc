import { useEndpoint } from '@shop/api';
import { config } from '@shop/contract';
import type { Facets, ListFlag } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon } from '@shop/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';
import { useModuleType } from '../../page/use-module-type';
import type { ListKind } from '../list-filter';
import { Group, Option } from './option-list';
import { useListAbilities, type FilterControl } from '../use-list-filter';

export interface GroupProps {
  control: FilterControl;
  /** null while unknown. */
  facets: Facets | null;
}

/** Food only, if the settings enable the badge. */
export function DietGroup({ control, facets }: GroupProps) {
  const { t } = useTranslation(messages);
  const name = useId();
  const isFood = useModuleType() === 'food';
  const { data } = useEndpoint(config, {});
  if (!isFood || !data?.vegMark) return null;
  return (
    <Group name={t('filter.dietName')}>
      {(['all', 'veg', 'non_veg'] as const).map((diet) => (
        <Option
          key={diet}
          type="radio"
          group={name}
          count={diet === 'all' ? null : (facets?.diets[diet] ?? null)}
          isOn={control.chosen.diet === diet}
          onChoose={() => control.change({ diet })}
        >
          {t(`filter.diet.${diet}`)}
        </Option>
      ))}
    </Group>
  );
}

/** The flags that the list's module has; without counts, those that its kind of items may have. */
function useFlags(kind: ListKind, facets: Facets | null): readonly ListFlag[] {
  const type = useModuleType();
  const { flags } = useListAbilities();
  const sellsFood = type === 'food' || type === 'grocery';
  const isOffered = (flag: ListFlag) =>
    facets ? facets.flags[flag] !== undefined : sellsFood || (flag !== 'halal' && flag !== 'organic');
  return flags[kind].filter(isOffered);
}

export function FlagGroup({ kind, control, facets }: GroupProps & { kind: ListKind }) {
  const { t } = useTranslation(messages);
  const flags = useFlags(kind, facets);
  const { chosen, change } = control;
  if (flags.length === 0) return null;
  const toggle = (flag: ListFlag, isOn: boolean) =>
    change({ flags: isOn ? [...chosen.flags, flag] : chosen.flags.filter((other) => other !== flag) });
  return (
    <Group name={t('filter.offers')}>
      {flags.map((flag) => (
        <Option
          key={flag}
          type="checkbox"
          count={facets?.flags[flag] ?? null}
          isOn={chosen.flags.includes(flag)}
          onChoose={(isOn) => toggle(flag, isOn)}
        >
          {t(`filter.flag.${flag}`)}
        </Option>
      ))}
    </Group>
  );
}

const defaultRatings = [4.5, 4, 3.5, 3];

export function RatingGroup({ control, facets }: GroupProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const name = useId();
  const counts = new Map(facets?.ratings.map(({ atLeast, count }) => [atLeast, count]));
  const steps = facets?.ratings.length
    ? [...counts.keys()].sort((one, other) => other - one)
    : defaultRatings;
  const { rating } = control.chosen;
  const all = rating === null || steps.includes(rating) ? steps : [rating, ...steps];
  return (
    <Group name={t('filter.rating')}>
      <Option
        type="radio"
        group={name}
        isOn={rating === null}
        onChoose={() => control.change({ rating: null })}
      >
        {t('filter.any')}
      </Option>
      {all.map((least) => (
        <Option
          key={least}
          type="radio"
          group={name}
          count={counts.get(least) ?? null}
          isOn={rating === least}
          onChoose={() => control.change({ rating: least })}
        >
          <Stars>
            <Icon name="star" size={16} />
            {t('filter.atLeast', { value: format.number(least) })}
          </Stars>
        </Option>
      ))}
    </Group>
  );
}

const Stars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  & svg {
    color: ${color('star')};
  }
`;
