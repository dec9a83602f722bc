import { getWidthsFor, previewWidth, toPictureAddress } from '@shop/domain';
import { createContext, useCallback, useContext, useState } from 'react';
import { usePictureFailure } from '../use-picture-failure';
import { getLayout, type PictureSize } from './picture-size';

/** Which pictures the edge makes smaller: those of its own `/media/`, and of these origins. */
export interface PictureRoute {
  origins: readonly string[];
}

const PictureRouteContext = createContext<PictureRoute | null>(null);

/** Provides the edge's pictures; without it, pictures are loaded as they are. X-33. */
export const PictureRouteProvider = PictureRouteContext.Provider;

/** CSS pixels: smaller pictures have loaded before anybody would see a preview. */
const leastPreviewed = 120;

/** Attributes of an `img`. */
interface Sources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

interface ShownPicture {
  /** Neither the edge's picture nor the original can be shown. */
  hasFailed: boolean;
  /** Tells apart the elements of the edge's picture and of the original. */
  key: string;
  sources: Sources | null;
  /** Address of the small picture that is shown until the real one has loaded; null without one. */
  previewUrl: string | null;
  pictureProps: ReturnType<typeof usePictureFailure>['pictureProps'];
}

function getSources(src: string, size: PictureSize, isLazy: boolean, { origins }: PictureRoute) {
  const { sizes, least, most } = getLayout(size);
  const candidates = getWidthsFor({ least, most }).flatMap((width) => {
    const url = toPictureAddress(src, width, origins);
    return url === null ? [] : [{ width, url }];
  });
  const [first] = candidates;
  if (!first) return null;
  // Where the browser knows the layout, as of a lazy picture, it uses that; others read the rest.
  const shown = isLazy ? `auto, ${sizes}` : sizes;
  return {
    sources: {
      src: (candidates.find(({ width }) => width >= most) ?? first).url,
      srcSet: candidates.map(({ width, url }) => `${url} ${width}w`).join(', '),
      sizes: shown,
    },
    previewUrl: most < leastPreviewed ? null : toPictureAddress(src, previewWidth, origins),
  };
}

/**
 * The sources of a picture that is shown so wide. If the edge refuses it, the original is tried, and then it has failed
 * (VALID-12). A picture without a size is loaded as it is.
 */
export function useShownPicture(
  src: string | null,
  size: PictureSize | undefined,
  isLazy: boolean,
): ShownPicture {
  const route = useContext(PictureRouteContext);
  const [refused, setRefused] = useState<string | null>(null);
  const { hasFailed, pictureProps } = usePictureFailure(src);
  const refuse = useCallback(() => setRefused(src), [src]);
  // Its natural width is counted in CSS pixels, and may be 0 of a small picture that is fine.
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) void picture.decode().catch(refuse);
    },
    [refuse],
  );
  const isRouted = src !== null && src !== refused && size !== undefined && route !== null;
  const routed = isRouted ? getSources(src, size, isLazy, route) : null;
  if (routed) return { hasFailed, key: 'made', ...routed, pictureProps: { ref, onError: refuse } };
  const sources = src === null ? null : { src };
  return { hasFailed, key: 'original', sources, previewUrl: null, pictureProps };
}

/** One address of a picture, of at least so many pixels if it is that large; the original where the edge makes none. */
export function usePictureAddress(src: string, width: number): string {
  const route = useContext(PictureRouteContext);
  return (route && toPictureAddress(src, width, route.origins)) ?? src;
}
