import { createContext, useContext, type FocusEvent, type MouseEvent, type TouchEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

export type { LinkProps, NavLinkProps };

/** Receives the address that the visitor is about to open; the host preloads its code and data. */
export type Intent = (path: string) => void;

const IntentContext = createContext<Intent>(() => undefined);

export const IntentProvider = IntentContext.Provider;

/** For elements that lead to a page without being a link, such as a card that is clickable as a whole. */
export const useIntent = () => useContext(IntentContext);

function useIntentHandlers(linkProps: LinkProps) {
  const intend = useIntent();
  const href = useHref(linkProps.to, linkProps.relative ? { relative: linkProps.relative } : {});
  return {
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      linkProps.onMouseEnter?.(event);
      intend(href);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      linkProps.onFocus?.(event);
      intend(href);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      linkProps.onTouchStart?.(event);
      intend(href);
    },
    // The attribute that the library's own framework looks for.
    discover: 'none',
  } as const;
}

/** A link inside the shop: pointing at it, focusing it or touching it preloads the next page. */
export const Link = (props: LinkProps) => <RouterLink {...props} {...useIntentHandlers(props)} />;

/** Like `Link`; marks the link to the current page. */
export function NavLink(props: NavLinkProps) {
  const { style: _, className: __, children: ___, ...link } = props;
  return <RouterNavLink {...props} {...useIntentHandlers(link)} />;
}
