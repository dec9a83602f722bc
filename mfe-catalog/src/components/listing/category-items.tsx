import { useEndpoint } from '@shop/api';
import { categoriesAround, categoryItems, categoryStores } from '@shop/contract';
import type { Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Skeleton, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { getActiveFilters } from '../filter/active-filters';
import { toNarrowing } from '../filter/filter-query';
import { useListAbilities, useListFilter } from '../filter/use-list-filter';
import { messages } from '../../messages';
import { isMissing, MissingPage } from '../page/failure';
import { PageFrame, PageHead } from '../page/page-frame';
import { ShownModuleType, useTypeOfModule } from '../page/use-module-type';
import { useSubjectModule } from '../page/use-subject-module';
import { listPage } from '../../queries/queries';
import { itemEntry } from '../seo/entries';
import { CategorySeo } from '../seo/list-seo';
import { CategoryFamily, getCategoryPath } from './category-family';
import { Crumbs } from './crumbs';
import { ListTabs, useTab } from './list-tabs';
import { Listing } from './listing';
import { usePageInAddress } from './page-in-address';
import { BackLink } from './back-link';

interface Props {
  id: number;
  /** The name in the address, shown until the category is loaded. */
  name?: string | null;
}

/** The category, its relatives, and how many items it has. */
function useCategory(id: number) {
  const control = useListFilter('items');
  const categories = useEndpoint(categoriesAround, { params: { id } });
  const first = usePageInAddress() ?? 1;
  const narrowing = toNarrowing(control.filter, useListAbilities());
  const args = { params: { id }, query: { ...listPage(first), ...narrowing } };
  const { data, error } = useEndpoint(categoryItems, args);
  const path = getCategoryPath(categories.data ?? [], id);
  const moduleId = path.at(-1)?.moduleId ?? null;
  useSubjectModule(path.at(-1));
  const moduleType = useTypeOfModule(moduleId);
  const isEmpty = data?.total === 0 && getActiveFilters(control.filter).length === 0;
  const isUnknown = categories.data !== undefined && path.length === 0 && isEmpty;
  const isNotFound = isUnknown || isMissing(error);
  return { control, categories, path, data, isNotFound, moduleType };
}

/**
 * A category: its breadcrumb, links to its children or siblings, its items with filters, and its stores in a tab.
 * Opens without a location too (D-04).
 */
export function CategoryItems({ id, name = null }: Props) {
  const { t } = useTranslation(messages);
  const [tab, choose] = useTab();
  const { control, categories, path, data, isNotFound, moduleType } = useCategory(id);
  if (isNotFound) return <MissingPage kind="category" />;
  const title = path.at(-1)?.name ?? name ?? t('categories.one');
  const isNameOpen = path.length === 0 && !name && !categories.error && !categories.data;
  return (
    <PageFrame>
      <CategorySeo title={title} path={path} entries={(data?.entries ?? []).map(itemEntry)} />
      <CategoryPath path={path} />
      <PageHead>
        <Title tabIndex={-1}>
          {isNameOpen ? <Skeleton as="span" $width="8em" $height="1em" /> : <bdi>{title}</bdi>}
        </Title>
      </PageHead>
      <Links>
        <CategoryFamily categories={categories.data ?? (categories.error ? [] : undefined)} id={id} />
      </Links>
      <ShownModuleType value={moduleType}>
        <ListTabs
          current={tab}
          counts={{ items: data?.total, stores: undefined }}
          onChoose={choose}
          label={t('categories.kinds', { context: moduleType ?? '' })}
        >
          {tab === 'items' ? (
            <Listing
              kind="items"
              endpoint={categoryItems}
              getArgs={(page, narrowing) => ({ params: { id }, query: { ...listPage(page), ...narrowing } })}
              control={control}
              facetSource={{ within: id }}
              defaultSort="popular"
            />
          ) : (
            <CategoryStores id={id} />
          )}
        </ListTabs>
      </ShownModuleType>
    </PageFrame>
  );
}

function CategoryStores({ id }: { id: number }) {
  const control = useListFilter('stores');
  return (
    <Listing
      kind="stores"
      endpoint={categoryStores}
      getArgs={(page, narrowing) => ({ params: { id }, query: { ...listPage(page), ...narrowing } })}
      control={control}
      defaultSort="popular"
    />
  );
}

/** A link back to the page named in the address, otherwise the breadcrumb. */
function CategoryPath({ path }: { path: Category[] }) {
  const [search] = useSearchParams();
  return search.get('from') ? <BackLink /> : <Crumbs path={path} />;
}

const Links = styled.div`
  margin-block-end: ${space('md')};
`;
