import { useEndpoint } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { Category, ModuleType } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Row, ShopImage, Skeleton } from '@shop/ui';
import { messages } from '../../../messages';
import { useModuleType } from '../../../components/page/use-module-type';
import { Failed } from '../../../components/page/failure';
import { sortByInterest, useInterests } from '../interests';
import { ViewAll } from '../../../components/rows/view-all';
import { Aisle, AislePair, Circle, Face, Label, Square } from './category-section.styles';

type Look = 'circle' | 'aisle' | 'square';

/** The layout of the categories by module type. */
const looks: Partial<Record<ModuleType, Look>> = { food: 'circle', grocery: 'aisle', pharmacy: 'circle' };

/** Width of an entry and height of the row, in pixels. */
const sizes: Record<Look, { width: number; height: number }> = {
  circle: { width: 104, height: 216 },
  aisle: { width: 216, height: 232 },
  square: { width: 148, height: 240 },
};
const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/**
 * Categories of the module in the layout of its type; nothing without categories. The customer's interests come
 * first. D-02, D-07, CALL-06.
 */
export function CategorySection({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const type = useSession((session) => session.module?.type);
  const context = useModuleType();
  const interests = useInterests();
  const { data, error, isValidating, mutate } = useEndpoint(categoryList, isReady ? {} : null);
  if (!data && error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  if (data?.length === 0) return null;
  const title = t('front.categories', { context });
  const categories = data && sortByInterest(data, interests, ({ id }) => [id]);
  const look = (type && looks[type]) ?? 'square';
  return (
    <Row
      title={title}
      itemWidth={sizes[look].width}
      height={sizes[look].height}
      isFirst
      labels={{ previous: t('front.previous'), next: t('front.next') }}
      more={<ViewAll to="/categories" title={title} />}
    >
      {categories ? <Entries categories={categories} look={look} /> : <Shapes look={look} />}
    </Row>
  );
}

function Entries({ categories, look }: { categories: readonly Category[]; look: Look }) {
  if (look !== 'aisle')
    return categories.map((category) => (
      <li key={category.id}>
        <Tile category={category} look={look} />
      </li>
    ));
  return toPairs(categories).map((pair) => (
    <AislePair key={pair[0]?.id}>
      {pair.map((category) => (
        <Tile key={category.id} category={category} look={look} />
      ))}
    </AislePair>
  ));
}

/** Groups aisles in pairs, for two rows. */
const toPairs = (categories: readonly Category[]) =>
  categories.flatMap((category, index) =>
    index % 2 ? [] : [[category, ...categories.slice(index + 1, index + 2)]],
  );

const tileByShape = { circle: Circle, aisle: Aisle, square: Square };

function Tile({ category, look }: { category: Category; look: Look }) {
  const Link = tileByShape[look];
  return (
    <Link to={`/category/${category.id}`}>
      <Face>
        <ShopImage src={category.imageUrl} alt="" size={sizes[look].width} />
      </Face>
      <Label>
        <bdi>{category.name}</bdi>
      </Label>
    </Link>
  );
}

function Shapes({ look }: { look: Look }) {
  return shapes.map((shape) =>
    look === 'aisle' ? (
      <AislePair key={shape} aria-hidden="true">
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
      </AislePair>
    ) : (
      <li key={shape} aria-hidden="true">
        <Skeleton $ratio={look === 'circle' ? '1' : '1 / 1.1'} $round={look === 'circle'} />
        {look === 'circle' && <Label as="div" />}
      </li>
    ),
  );
}
