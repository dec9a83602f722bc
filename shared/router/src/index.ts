/**
 * The parts of react-router-dom that the shop uses. Only this facade is shared at run time, so the rest of the
 * library is shaken off. An app that needs another part adds it here.
 */
import type { createBrowserRouter as create } from 'react-router-dom';

/** What `createBrowserRouter` and `createMemoryRouter` make. */
export type Router = ReturnType<typeof create>;

export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  type LinkProps,
  type Location,
  type NavLinkProps,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router-dom';
export { IntentProvider, Link, NavLink, useIntent, type Intent } from './intent-link';
export { safeNext } from './safe-next';
