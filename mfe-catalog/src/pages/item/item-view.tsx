import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Heading, HydratedWhenNear, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Gallery } from '../../components/gallery/gallery';
import { BuyBar } from '../../components/item-choice/buy-bar';
import { ItemChoices } from '../../components/item-choice/item-choices';
import { hasFacts, ItemFacts } from '../../components/item-choice/item-facts';
import { showProblem } from '../../components/item-choice/show-problem';
import { useItemChoice, type ItemChoice } from '../../components/item-choice/use-item-choice';
import { useItemViewed } from '../../components/item-choice/use-item-viewed';
import { messages } from '../../messages';
import { Below } from './lower-sections';
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
import { noteViewed } from './recently-viewed';
import { useAddressModule } from './use-address-module';
import { useVariationAddress } from './use-variation-address';

/** The choice, whose variation is in the address too. */
function useChoiceInAddress(item: Item): ItemChoice {
  const { variationParam, saveVariation } = useVariationAddress(item);
  const chosen = useItemChoice(item, null, variationParam);
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
  useAddressModule(item);
  useItemViewed(item);
  const chosen = useChoiceInAddress(item);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!item.campaign) noteViewed(item.id);
  }, [item.id, item.campaign]);
  const refuse = () => {
    setTried(true);
    showProblem(choices.current);
  };
  return (
    <>
      <Breadcrumb item={item} />
      <Layout>
        <HydratedWhenNear as={GalleryArea}>
          <Gallery item={item} withThumbnails />
        </HydratedWhenNear>
        <BuyColumn>
          <BuyBox>
            <ItemHead item={item} chosen={chosen} />
            <ChoicesArea ref={choices}>
              <ItemChoices item={item} chosen={chosen} tried={tried} />
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
        <Below item={item} />
      </Layout>
    </>
  );
}

const About = styled(Heading)`
  margin-block-end: ${space('xs')};
`;
