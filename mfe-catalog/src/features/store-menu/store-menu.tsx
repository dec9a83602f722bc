import { useShopConfig } from '@shop/api';
import { storeItems } from '@shop/contract';
import type { Item, Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, space } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { StoreContext } from '../../components/cards/item-of-store';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { useModuleType } from '../../components/page/use-module-type';
import { everyCategory } from '../../queries/queries';
import { DietSwitch } from './diet-switch';
import { FoundItems } from './found-items';
import { MenuBar } from './menu-bar';
import { Placeholders, menuGrids, type MenuLayout } from './menu-grid';
import { MenuList } from './menu-list';
import { Section } from './menu-section';
import { MenuTools, Narrowing, Tools, ToolsSkeleton } from './menu-tools';
import { otherSection } from './sections';
import { StoreSearch } from './store-search';
import { menuArgs, useMenu, type Menu } from './use-menu';
import { useMenuAddress } from './use-menu-address';
import { useScrollSpy } from './use-scroll-spy';

interface Props {
  storeId: number;
  store: Store | undefined;
  /** The store's data is complete, or has failed to load. */
  isSettled: boolean;
}

const none: readonly Item[] = [];

/**
 * A store's items: in sections by category with a bar that follows the scroll, or the results of a search. Search and
 * filter are in the address. X-04, D-03.
 */
export function StoreMenu(props: Props) {
  const { t } = useTranslation(messages);
  const { searchText: text, diet } = useMenuAddress();
  const context = useModuleType();
  const settings = useShopConfig();
  const menu = useMenu({ ...props, diet, isShown: !text });
  const { current, goTo } = useScrollSpy(menu.sections?.map(({ id }) => id) ?? []);
  const frame = useBackToStart(`${text} ${diet}`);
  const isFood = context === 'food';
  const layout = isFood ? 'rows' : 'cards';
  const hasTools = menu.sections === null || menu.sections.length > 1;
  return (
    <Frame ref={frame} aria-label={t('store.items', { context })}>
      <MenuTools data-keep-clear="">
        <Narrowing>
          <StoreSearch />
          {isFood && settings?.vegMark && <DietSwitch />}
        </Narrowing>
        {!text && hasTools && !menu.failure && (
          <Tools>
            {menu.sections ? (
              <MenuBar sections={menu.sections} current={current} onGo={goTo} />
            ) : (
              <ToolsSkeleton />
            )}
          </Tools>
        )}
      </MenuTools>
      <StoreContext value={props.store}>
        {text ? (
          <FoundItems storeId={props.storeId} layout={layout} />
        ) : (
          <MenuBody menu={menu} layout={layout} storeId={props.storeId} />
        )}
      </StoreContext>
    </Frame>
  );
}

/** A new query scrolls to the start of its results, if the visitor was further down. */
function useBackToStart(question: string) {
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView({ block: 'start' });
  }, [question]);
  return frame;
}

function MenuBody({ menu, layout, storeId }: { menu: Menu; layout: MenuLayout; storeId: number }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const { diet } = useMenuAddress();
  const { sections, known, isMenuComplete, failure } = menu;
  if (failure) return <Failed onRetry={failure.retry} busy={failure.busy} />;
  if (menu.isEmpty) return <Nothing />;
  if (sections === null) return <MenuSkeleton layout={layout} />;
  if (sections.length === 0)
    return (
      <Flat>
        <MenuList
          key={String(diet)}
          endpoint={storeItems}
          getArgs={(page) => menuArgs(storeId, everyCategory, diet, page)}
          layout={layout}
          isRequested
          known={known.get(otherSection) ?? none}
          count={null}
          name={t('store.items', { context })}
        />
      </Flat>
    );
  const allIds = sections.map(({ id }) => id).join();
  return sections.map((section) => (
    <Section
      key={`${section.id} ${diet}`}
      section={section}
      allIds={allIds}
      storeId={storeId}
      diet={diet}
      layout={layout}
      known={known.get(section.id) ?? none}
      isMenuComplete={isMenuComplete}
    />
  ));
}

function Nothing() {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const { diet, put } = useMenuAddress();
  if (!diet) return <EmptyState drawing="bag" title={t('store.emptyMenu', { context })} />;
  const all = (
    <Button tone="secondary" onClick={() => put('diet', null)}>
      {t('store.wholeMenu')}
    </Button>
  );
  return <EmptyState drawing="search" title={t('store.emptyDiet')} action={all} />;
}

function MenuSkeleton({ layout }: { layout: MenuLayout }) {
  const Grid = menuGrids[layout];
  return (
    <Flat>
      <Grid>
        <Placeholders layout={layout} count={8} />
      </Grid>
    </Flat>
  );
}

/** Keeps the last row clear of the cart bar on phones. */
const Frame = styled.section`
  padding-block-end: ${space('xxl')};
`;

const Flat = styled.div`
  padding-block-start: ${space('lg')};
`;
