import { isCommand, type Bus, type CommandName } from '@shop/events';
import type { Remotes, SlotName, SlotProps } from '@shop/federation';
import { loadMessages, useI18n } from '@shop/i18n';
import { createBrowserRouter, RouterProvider } from '@shop/router';
import {
  createContext,
  createElement,
  Suspense,
  use,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Application } from '../root/application';
import type { Environment } from '../root/environment';
import { openShop, type ShopOptions } from './open-shop';

interface ShopProps extends ShopOptions {
  /** Receives what components ask for and no other component on the page does: `cart:open-requested`. */
  onCommand?: (command: CommandName, payload: unknown) => void;
  /** Shown until texts and settings have loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What components of the shop's remotes need around them on a page that is not the shop's: session, cache, event bus, texts,
 * router and theme. One on a page.
 */
export function Shop({ language = 'en', apiOrigin = '', onCommand, fallback = null, children }: ShopProps) {
  // Outside Suspense, so that a failure reaches the page's error boundary before a new mount tries again.
  const opening = useMemo(() => openShop({ language, apiOrigin }), [language, apiOrigin]);
  return (
    <Suspense fallback={fallback}>
      <OpenShop opening={opening} onCommand={onCommand}>
        {children}
      </OpenShop>
    </Suspense>
  );
}

/** The components of other apps' slots: none. A slot within a slot renders nothing. */
const noRemotes: Omit<Remotes, 'report' | 'ErrorFallback'> = {
  getApp: () => null,
  hasPrevious: () => false,
  ready: () => undefined,
  load: () => Promise.reject(new Error('this page has no remotes of the shop')),
  again: () => undefined,
  onAgain: () => () => undefined,
};

const Content = createContext<ReactNode>(null);
const ShownContent = () => useContext(Content);

interface OpenShopProps extends Pick<ShopProps, 'onCommand' | 'children'> {
  opening: Promise<Environment>;
}

function OpenShop({ opening, onCommand, children }: OpenShopProps) {
  const environment = use(opening);
  const { bus } = environment;
  const listening = useMemo<Bus>(
    () => ({
      on: bus.on,
      emit(name, payload) {
        bus.emit(name, payload);
        if (isCommand(name)) onCommand?.(name, payload);
      },
    }),
    [bus, onCommand],
  );
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <ShownContent /> }]));
  return (
    <Content value={children}>
      <Application
        environment={{ ...environment, bus: listening }}
        pages={<RouterProvider router={router} />}
        remotes={noRemotes}
        report={({ error }) => console.error(error)}
      />
    </Content>
  );
}

type LoadSlot<Name extends SlotName> = () => Promise<{ default: ComponentType<SlotProps[Name]> }>;

interface ShopSlotProps<Name extends SlotName> {
  /** From the remote's exposed module `./slots`: `slots['cart-button']`. */
  load: LoadSlot<Name>;
  /** The props of the slot's component. */
  props: SlotProps[Name];
  fallback?: ReactNode;
}

/** A remote's component in a `Shop`, with its texts. */
export function ShopSlot<Name extends SlotName>({ load, props, fallback = null }: ShopSlotProps<Name>) {
  const { language } = useI18n();
  const loading = useMemo(() => loadOnce(load, language), [load, language]); // outside Suspense, as in `Shop`
  return (
    <Suspense fallback={fallback}>
      <LoadedSlot loading={loading} props={props} />
    </Suspense>
  );
}

const components = new WeakMap<object, Promise<ComponentType<object>>>();

/** Its texts are declared by its code, and load after it. The next call retries what failed. */
function loadOnce<Name extends SlotName>(load: LoadSlot<Name>, language: string) {
  const known = components.get(load);
  if (known) return known;
  const loading = load().then(async ({ default: component }) => {
    await loadMessages(language);
    return component as ComponentType<object>; // its props have been checked against the slot
  });
  components.set(load, loading);
  loading.catch(() => components.delete(load));
  return loading;
}

function LoadedSlot({ loading, props }: { loading: Promise<ComponentType<object>>; props: object }) {
  return createElement(use(loading), props);
}
