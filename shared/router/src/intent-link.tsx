import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type TouchEvent,
} from 'react';
import { useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router-dom';

/** Is told the address that the visitor is about to open; the host loads code and data of it ahead. */
export type Intent = (path: string) => void;

const IntentContext = createContext<Intent>(() => undefined);

export const IntentProvider = IntentContext.Provider;

/** For what is no link but leads to a page all the same, such as a card that is clickable as a whole. */
export const useIntent = () => useContext(IntentContext);

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Takes the place of the address in the history; left out, only where it is the same address. */
  replace?: boolean;
  /** Kept with the step in the history. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

export interface NavLinkProps extends LinkProps {
  /** Pages below the address are not the address itself. */
  end?: boolean;
}

type Handlers = Pick<LinkProps, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

function useIntentHandlers(href: string, given: Handlers): Handlers {
  const intend = useIntent();
  return {
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      given.onMouseEnter?.(event);
      intend(href);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      given.onFocus?.(event);
      intend(href);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      given.onTouchStart?.(event);
      intend(href);
    },
  };
}

/** A press that asks for the page here and now; all others are the browser's: new tabs, windows, downloads. */
const opensHere = (event: MouseEvent<HTMLAnchorElement>, target: string | undefined) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);

/**
 * A link inside the shop: pointing at it, focusing it or touching it loads the next page ahead. Its own, because the
 * library's brings what its framework's links prefetch: 3 KB of every first page.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event, rest.target)) return;
    event.preventDefault();
    void navigate(to, {
      replace: replace ?? href === pathname + search + hash,
      state,
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    });
  };
  return <a {...rest} {...useIntentHandlers(href, rest)} href={href} onClick={press} />;
}

/** As `Link`; says whether it leads to where the visitor is. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const { pathname: own } = useResolvedPath(rest.to);
  const isHere = pathname === own || (!end && pathname.startsWith(own.replace(/\/?$/, '/')));
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
