/**
 * The parts of react-router-dom that the shop uses, and its own router on them. Only this facade is shared at run
 * time, so the rest of the library is shaken off. An app that needs another part adds it here.
 */
export {
  generatePath,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router-dom';
export { createBrowserRouter, createMemoryRouter, RouterProvider, type Router } from './router';
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
