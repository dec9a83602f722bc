import { pictureUrl } from '../../../features/media/picture';
import { categories } from '../catalogue/categories';
import type { Row } from '../insert-rows';
import { toRows } from '../texts';
import { modules } from '../shop/city';
import { conditions as table } from './conditions';

const toList = (cell: string) => (cell === '-' ? [] : cell.split(',').map((entry) => entry.trim()));

const conditions = toRows(table).map((cells, index) => {
  const [key = '', icon = '', hue = '', shelves = '-', generics = '-', en = '', ur = '', ar = ''] = cells;
  return {
    id: index + 1,
    key,
    icon,
    hue: Number(hue),
    categoryIds: toList(shelves).map((shelf) => categories.findIndex((entry) => entry.key === shelf) + 1),
    generics: toList(generics).map((generic) => generic.replaceAll('-', ' ')),
    name: { en, ur, ar },
  };
});

export const conditionRows = (): Row[] =>
  conditions.map((condition, index) => ({
    id: condition.id,
    module_id: modules.find(({ slug }) => slug === 'pharmacy')?.id,
    slug: condition.key,
    name_i18n: condition.name,
    image: pictureUrl('condition', condition.icon, condition.hue),
    position: index,
    active: true,
  }));

interface Remedy {
  id: number;
  category_id: number;
  generic_names: string[];
  campaign: boolean;
}

/** Which items help with which conditions. */
export const itemConditionRows = (items: readonly Row[]): Row[] =>
  (items as unknown as Remedy[]) // catalogueRows makes them so
    .filter(({ campaign }) => !campaign)
    .flatMap((item) =>
      conditions
        .filter(
          ({ categoryIds, generics }) =>
            categoryIds.includes(item.category_id) ||
            item.generic_names.some((name) => generics.some((generic) => name.includes(generic))),
        )
        .map((condition) => ({ condition_id: condition.id, item_id: item.id })),
    );
