import { firstNames, oneLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSeoPage } from '@shop/ui';
import { messages } from '../../messages';
import type { Entry } from './entries';

/** Texts that describe a page by its content; '' when there is none, or the shop has no name yet. */
export function useSentences() {
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
