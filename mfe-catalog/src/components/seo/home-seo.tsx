import { useEndpoint } from '@shop/api';
import { moduleList } from '@shop/contract';
import { Seo } from '@shop/ui';
import { useSentences } from './sentences';

/** Head of a module's home page: it describes the shop. */
export function HomeSeo({ title }: { title: string }) {
  const { data: modules } = useEndpoint(moduleList, {});
  return <Seo title={title} description={useSentences().ofShop(modules ?? [])} />;
}
