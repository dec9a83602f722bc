/**
 * What the shop uses of react-router-dom. Only this facade is shared at run time, so the rest of the library is removed by
 * tree shaking. An app that needs more of it exports it here; what only servers need is in `./server`.
 */
export {
  createBrowserRouter,
  generatePath,
  matchPath,
  matchRoutes,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigationType,
  useParams,
  useRouteError,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router-dom';
export { ScrollRestoration } from './scroll-restoration';
export {
  IntentProvider,
  Link,
  NavLink,
  useIntent,
  type Intent,
  type LinkProps,
  type NavLinkProps,
} from './intent-link';
export { LayerHistoryProvider, useLayer } from './layers/layer-history-provider';
export { hasLayers, type LayerSearch } from './layers/layer-entry';
export { useNavigate, useSearchParams } from './layers/navigation';
export { Navigate } from './redirect';
export { safeNext } from './safe-next';
export { useOnLeave } from './use-on-leave';
