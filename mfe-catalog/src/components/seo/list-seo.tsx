import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import { firstNames, oneLine, plainLine, type Campaign, type Category } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Seo, useSeoPage } from '@shop/ui';
import { messages } from '../../messages';
import { storeEntry, type Entry } from './entries';
import { useJsonLd } from './use-json-ld';

const none: readonly Entry[] = [];

/** Texts that describe a page by its content; '' when there is none, or the shop has no name yet. */
function useSentences() {
  const { t } = useTranslation(messages);
  const { shopName: shop } = useSeoPage();
  const about = (entries: readonly { name: string }[], sentence: (names: string[]) => string) =>
    entries.length > 0 && shop ? sentence(firstNames(entries)) : '';
  return {
    ofList: (entries: readonly Entry[]) => about(entries, (names) => t('seo.list', { names, shop })),
    ofCategory: (name: string, entries: readonly Entry[]) =>
      about(entries, (items) => t('seo.category', { category: oneLine(name), items, shop })),
    ofShop: (modules: readonly { name: string }[]) =>
      about(modules, (names) => t('seo.shop', { modules: names, shop })),
  };
}

/** Head of a module's home page: it describes the shop. */
export function HomeSeo({ title }: { title: string }) {
  const { data: modules } = useEndpoint(moduleList, {});
  return <Seo title={title} description={useSentences().ofShop(modules ?? [])} />;
}

interface ListSeoProps {
  title: string;
  /** The first entries of the list; without them the head describes the shop. */
  entries?: readonly Entry[] | undefined;
}

/** Head of a list page. */
export function ListSeo({ title, entries = none }: ListSeoProps) {
  const { data: modules } = useEndpoint(moduleList, {});
  const { ofList, ofShop } = useSentences();
  return (
    <Seo
      title={title}
      description={ofList(entries) || ofShop(modules ?? [])}
      image={entries[0]?.picture ?? null}
      jsonLd={useJsonLd((page, { toItemList }) => toItemList(entries, page))}
    />
  );
}

interface CategorySeoProps {
  title: string;
  /** From the root to the page's own category; empty while unknown. */
  path: readonly Category[];
  entries: readonly Entry[];
}

/** Head of a category's page. */
export function CategorySeo({ title, path, entries }: CategorySeoProps) {
  const { ofCategory, ofList } = useSentences();
  const own = path.at(-1);
  return (
    <Seo
      title={title}
      description={own ? ofCategory(own.name, entries) : ofList(entries)}
      image={own?.imageUrl ?? entries[0]?.picture ?? null}
      jsonLd={useJsonLd((page, { getCategoryBreadcrumbs, toItemList }) => [
        ...(own ? [getCategoryBreadcrumbs(path, page)] : []),
        ...toItemList(entries, page),
      ])}
    />
  );
}

/** Head of a campaign's page. */
export function CampaignSeo({ campaign }: { campaign: Campaign }) {
  const { ofList } = useSentences();
  const entries = campaign.stores.map(storeEntry);
  return (
    <Seo
      title={campaign.title}
      description={plainLine(campaign.description) || ofList(entries)}
      image={campaign.imageUrl ?? entries[0]?.picture ?? null}
      jsonLd={useJsonLd((page, { toItemList }) => toItemList(entries, page))}
    />
  );
}
