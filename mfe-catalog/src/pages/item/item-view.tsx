import { type Item, findVariation } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Heading, HydratedWhenInView, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Gallery } from '../../components/gallery/gallery';
import { BuyBar } from '../../components/item-choice/buy-bar';
import { ItemChoices } from '../../components/item-choice/item-choices';
import { hasFacts, ItemFacts } from '../../components/item-choice/item-facts';
import { showProblem } from '../../components/item-choice/group-frame';
import { useItemChoice, type ItemChoice, useItemViewed } from '../../components/item-choice/use-item-choice';
import { DeferredSubstitutes } from '../../components/substitutes/deferred-substitutes';
import { messages } from '../../messages';
import { LowerSections } from './lower-sections';
import { Breadcrumb } from './breadcrumb';
import { ItemHead } from './item-head';
import {
  BarArea,
  BuyBox,
  BuyColumn,
  ChoicesArea,
  FactsArea,
  GalleryArea,
  Layout,
} from '../../components/page/buy-layout';
import { useKeptChoice } from './kept-choice';
import { rememberViewed } from './recently-viewed';
import { useSubjectModule } from '../../components/page/use-subject-module';
import { useSearchParams } from '@shop/router';

/**
 * The chosen variation in the address: the one in the address if the item has it, ignoring spaces, and a
 * function that writes another pick.
 */
function useVariationAddress(item: Pick<Item, 'variations'>) {
  const [search, setSearch] = useSearchParams();
  const variationParam = findVariation(item, search.get('variation'))?.type ?? null;
  const saveVariation = (type: string) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        next.set('variation', type);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { variationParam, saveVariation };
}

/** The choice, whose variation is in the address too, and which is kept for coming back. */
function useChoiceInAddress(item: Item): ItemChoice {
  const { variationParam, saveVariation } = useVariationAddress(item);
  const { kept, keep } = useKeptChoice(item.id);
  const chosen = useItemChoice(item, null, variationParam, kept);
  useEffect(() => {
    if (chosen.touched) keep(chosen.touched);
  });
  return {
    ...chosen,
    pickVariation: (type) => {
      chosen.pickVariation(type);
      saveVariation(type);
    },
  };
}

/** The content of an item's page. ITEM-01 … ITEM-07, ITEM-16, X-04. */
export function ItemView({ item }: { item: Item }) {
  const { t } = useTranslation(messages);
  useSubjectModule(item);
  useItemViewed(item);
  const chosen = useChoiceInAddress(item);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!item.campaign) rememberViewed(item.id);
  }, [item.id, item.campaign]);
  const refuse = () => {
    setTried(true);
    showProblem(choices.current);
  };
  return (
    <>
      <Breadcrumb item={item} />
      <Layout>
        <HydratedWhenInView as={GalleryArea}>
          <Gallery item={item} withThumbnails />
        </HydratedWhenInView>
        <BuyColumn>
          <BuyBox>
            <ItemHead item={item} chosen={chosen} />
            <ChoicesArea ref={choices}>
              <DeferredSubstitutes item={item} />
              <ItemChoices item={item} chosen={chosen} hasTried={tried} />
            </ChoicesArea>
            <BarArea data-action-bar="">
              <BuyBar item={item} chosen={chosen} line={null} onRefused={refuse} />
            </BarArea>
          </BuyBox>
        </BuyColumn>
        {hasFacts(item) && (
          <FactsArea>
            <About>{t('itemPage.about')}</About>
            <ItemFacts item={item} />
          </FactsArea>
        )}
        <LowerSections item={item} />
      </Layout>
    </>
  );
}

const About = styled(Heading)`
  margin-block-end: ${space('xs')};
`;
