import { createContext, useContext, type FocusEvent, type MouseEvent, type TouchEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/** Is told the address that the visitor is about to open; the host loads code and data of it ahead. */
export type Intent = (path: string) => void;

const IntentContext = createContext<Intent>(() => undefined);

export const IntentProvider = IntentContext.Provider;

/** For what is no link but leads to a page all the same, such as a card that is clickable as a whole. */
export const useIntent = () => useContext(IntentContext);

type Handlers = Pick<LinkProps, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

function useIntentHandlers(to: LinkProps['to'], given: Handlers): Handlers {
  const intend = useIntent();
  const href = useHref(to);
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

/** A link inside the shop: pointing at it, focusing it or touching it loads the next page ahead. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} {...useIntentHandlers(props.to, props)} />;
}

/** As `Link`; knows whether it leads to where the visitor is. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink {...props} {...useIntentHandlers(props.to, props)} />;
}
