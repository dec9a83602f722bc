/**
 * The parts of react-router-dom that the shop uses. Only this facade is shared at run time, so the rest of the library is
 * shaken off. An app that needs another part adds it here; what only servers need stands in `./server`.
 */
export {
  createBrowserRouter,
  generatePath,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
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
export { safeNext } from './safe-next';
export { useOnLeave } from './use-on-leave';
