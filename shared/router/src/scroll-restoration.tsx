import { useLayoutEffect, useState } from 'react';
import {
  ScrollRestoration as RouterScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { reserveHeight, extendDocument } from './reserved-height';

/**
 * The library's own, for pages whose content comes after they are shown: it scrolls once, so the way back would end where
 * the page ends so far. Until the content is there, the document is as long as the place needs. X-03.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const [initialLocation] = useState(location);
  const back = type === 'POP' && location !== initialLocation ? location : null;
  // Effects of children come first: by now the library has scrolled.
  useLayoutEffect(() => (back ? reserveHeight(window.scrollY + window.innerHeight) : undefined), [back]);
  return (
    <>
      <DocumentExtension back={back} />
      <RouterScrollRestoration />
    </>
  );
}

/** Stands before the library's part, so that its effect comes first. */
function DocumentExtension({ back }: { back: Location | null }) {
  useLayoutEffect(() => {
    if (back) extendDocument();
  }, [back]);
  return null;
}
