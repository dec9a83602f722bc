import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import { plainLine, type Campaign, type Category } from '@shop/domain';
import { Seo } from '@shop/ui';
import { storeEntry, type Entry } from './entries';
import { useSentences } from './sentences';
import { useJsonLd } from './use-json-ld';

const none: readonly Entry[] = [];

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
