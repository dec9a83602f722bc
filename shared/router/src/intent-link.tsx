import { createContext, useContext, type FocusEvent, type MouseEvent, type TouchEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  useNavigate as useRouterNavigate,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

import { LayerHistoryContext } from './layers/layer-history-provider';

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
    onClick: useLayerClick(linkProps),
    // The attribute that the library's own framework looks for.
    discover: 'none',
  } as const;
}

/** Whether a press opens the link in this document. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** The library's own handling would leave layers in the history, and be called off by their entries that come and go. */
function useLayerClick({ onClick, to, target, replace, state, preventScrollReset, relative }: LinkProps) {
  const history = useContext(LayerHistoryContext);
  const navigate = useRouterNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = !target || target === '_self';
    if (event.defaultPrevented || !isHere || !isPlain(event) || !history) return;
    event.preventDefault();
    const options = { replace, state: state as unknown, preventScrollReset, relative };
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    history.follow(to, given, navigate);
  };
}

/** A link inside the shop: pointing at it, focusing it or touching it preloads the next page. */
export const Link = (props: LinkProps) => <RouterLink {...props} {...useIntentHandlers(props)} />;

/** Like `Link`; marks the link to the current page. */
export function NavLink(props: NavLinkProps) {
  const { style: _, className: __, children: ___, ...link } = props;
  return <RouterNavLink {...props} {...useIntentHandlers(link)} />;
}
