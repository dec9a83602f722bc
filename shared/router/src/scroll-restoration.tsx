import { useLayoutEffect, useState } from 'react';
import {
  ScrollRestoration as RouterScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { reserveHeight, extendDocument } from './reserved-height';

/**
 * Wraps the library's own for pages whose content comes after they are shown: the library scrolls once, so going back
 * would stop at the end of the page so far. Until the content is there, the document is as tall as the position needs. X-03.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const [initialLocation] = useState(location);
  const back = type === 'POP' && location !== initialLocation ? location : null;
  // Effects of children run first: the library has already scrolled.
  useLayoutEffect(() => (back ? reserveHeight(window.scrollY + window.innerHeight) : undefined), [back]);
  return (
    <>
      <DocumentExtension back={back} />
      <RouterScrollRestoration />
    </>
  );
}

/** Rendered before the library's component, so that its effect runs first. */
function DocumentExtension({ back }: { back: Location | null }) {
  useLayoutEffect(() => {
    if (back) extendDocument();
  }, [back]);
  return null;
}
