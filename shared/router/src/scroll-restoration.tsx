import { useLayoutEffect, useState } from 'react';
import {
  ScrollRestoration as RouterScrollRestoration,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { keepRoom, makeRoom } from './scroll-room';

/**
 * The library's own, for pages whose content comes after they are shown: it scrolls once, so the way back would end where
 * the page ends so far. Until the content is there, the document is as long as the place needs. X-03.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const [first] = useState(location);
  const back = type === 'POP' && location !== first ? location : null;
  // Effects of children come first: by now the library has scrolled.
  useLayoutEffect(() => (back ? keepRoom(window.scrollY + window.innerHeight) : undefined), [back]);
  return (
    <>
      <Room back={back} />
      <RouterScrollRestoration />
    </>
  );
}

/** Stands before the library's part, so that its effect comes first. */
function Room({ back }: { back: Location | null }) {
  useLayoutEffect(() => {
    if (back) makeRoom();
  }, [back]);
  return null;
}
