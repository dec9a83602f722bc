import { createContext, useContext, type FocusEvent, type MouseEvent, type TouchEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useHref,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

import { LayerHistoryContext } from './layers/layer-history-provider';
import { useNavigate } from './layers/navigation';

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

/** Inside a layer the library's own handling would leave the layer in the history. */
function useLayerClick({ onClick, to, target, replace, state, preventScrollReset, relative }: LinkProps) {
  const history = useContext(LayerHistoryContext);
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isHere = !target || target === '_self';
    if (event.defaultPrevented || !isHere || !isPlain(event) || !history?.isOverPage()) return;
    event.preventDefault();
    const options = { replace, state: state as unknown, preventScrollReset, relative };
    void navigate(to, Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
  };
}

/** A link inside the shop: pointing at it, focusing it or touching it preloads the next page. */
export const Link = (props: LinkProps) => <RouterLink {...props} {...useIntentHandlers(props)} />;

/** Like `Link`; marks the link to the current page. */
export function NavLink(props: NavLinkProps) {
  const { style: _, className: __, children: ___, ...link } = props;
  return <RouterNavLink {...props} {...useIntentHandlers(link)} />;
}
