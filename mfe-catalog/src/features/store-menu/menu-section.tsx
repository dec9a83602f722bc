import { storeItems } from '@shop/contract';
import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Heading, media, nearMark, size, space, useNear } from '@shop/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { messages } from '../../messages';
import type { MenuLayout } from './menu-grid';
import { MenuList } from './menu-list';
import { getAnchor, getCategoryId, getSection, type MenuSection } from './sections';
import type { MenuAddress } from './use-menu-address';
import { menuArgs } from './use-menu';

interface Props {
  section: MenuSection;
  /** The ids of all sections as text, so that a section renders again only when its own data changes. */
  allIds: string;
  storeId: number;
  diet: MenuAddress['diet'];
  layout: MenuLayout;
  known: readonly Item[];
  /** Whether all items are loaded; then nothing is requested. */
  isMenuComplete: boolean;
}

/** A category of a store's menu. Missing items are requested when it comes into view. */
export const Section = memo(function Section(props: Props) {
  const { section, allIds, storeId, diet, layout, known, isMenuComplete } = props;
  const { t } = useTranslation(messages);
  const { ref, isNear: isInView } = useNear();
  const { id, name, count } = section;
  const isComplete = isMenuComplete || (count !== null && known.length >= count);
  const isInSection = useMemo(() => {
    const ids = new Set(allIds.split(',').map(Number));
    return (item: Item) => getSection(item, ids) === id;
  }, [allIds, id]);
  const shown = isComplete ? known.length : count;
  return (
    <Box
      ref={ref}
      id={getAnchor(id)}
      aria-labelledby={`${getAnchor(id)}-name`}
      data-when-near={isComplete ? undefined : nearMark(isInView)}
    >
      <Head>
        <Name id={`${getAnchor(id)}-name`} tabIndex={-1}>
          <bdi>{name}</bdi>
        </Name>
        {shown !== null && <Count>{t('count.items', { count: shown })}</Count>}
      </Head>
      <MenuList
        endpoint={storeItems}
        getArgs={(page) => menuArgs(storeId, getCategoryId(id), diet, page)}
        layout={layout}
        isRequested={isInView && !isComplete}
        known={known}
        count={isComplete ? known.length : count}
        filter={isInSection}
        name={name}
        empty={<Nothing>{t('store.emptyDiet')}</Nothing>}
      />
    </Box>
  );
});

/** Scrolling stops below header and bar; the page's own offset of 80 px is included. */
const Box = styled.section`
  scroll-margin-block-start: 44px;
  padding-block-start: ${space('lg')};
  ${media.desktop} {
    scroll-margin-block-start: 48px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space('md')};
  margin-block-end: ${space('sm')};
`;

const Name = styled(Heading)`
  ${lines(2)}
`;

const Count = styled.p`
  flex: none;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Nothing = styled.p`
  padding-block: ${space('sm')};
  color: ${color('textSoft')};
`;
