export * from './theme/token';
export { accents, type AccentName, type ColorName } from './theme/tokens';
export * from './icons';
export * from './button';
export * from './count-button';
export { WishlistToggle } from './wishlist-toggle';
export * from './text';
export * from './price';
export * from './stepper';
export * from './shop-image';
export { PictureRouteProvider, usePictureAddress, type PictureRoute } from './pictures/picture-route';
export type { PictureSize } from './pictures/picture-size';
export { usePictureFailure } from './use-picture-failure';
export * from './seo';
export * from './states';
export * from './logo';
export { HydratedWhenInView } from './hydrated-when-in-view';
export { deferredLayout } from './deferred-layout';
export { createDeferredPart, PartFailureProvider } from './deferred-part';
export { getInViewState, useInView } from './use-in-view';
export * from './row';
export { ConfirmDialog, Dialog, Drawer, prefetchLayers } from './layers/layers';
export type { LayerProps } from './layers/layer-frame';
export { Menu, type MenuEntry } from './layers/menu';
export { toast, Toaster } from './layers/toaster';
export { watchLayout } from './layers/watch-layout';
export { Tabs } from './tabs';
export { useOnInView } from './use-on-in-view';
export { useLatestCall } from './use-latest-call';
export { isComposing } from './is-composing';
export { isForLayer } from './layers/is-for-layer';

/** @deprecated old releases of remotes import it */
export { buttonStyles as buttonLook } from './button';
/** @deprecated old releases of remotes import it */
export { countStyles as countLook } from './count-button';
/** @deprecated old releases of remotes import it */
export { deferredLayout as laidOutWhenNear } from './deferred-layout';
/** @deprecated old releases of remotes import it */
export { HydratedWhenInView as HydratedWhenNear } from './hydrated-when-in-view';
/** @deprecated old releases of remotes import it */
export { getInViewState as nearMark } from './use-in-view';
/** @deprecated old releases of remotes import it */
export { useInView as useNear } from './use-in-view';
/** @deprecated old releases of remotes import it */
export { useOnInView as useReach } from './use-on-in-view';
/** @deprecated old releases of remotes import it */
export { WishlistToggle as HeartButton } from './wishlist-toggle';
/** @deprecated old releases of remotes import it */
export { placeholderAnimation as breathing } from './text';
