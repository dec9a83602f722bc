import { useCallback, useState } from 'react';

/**
 * Whether a picture has failed, and the props of its `img` that notice it. A page that the server has rendered loads its
 * pictures before it is live: nobody hears those events, so the element is asked when it becomes live. VALID-12.
 */
export function usePictureFailure(src: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  return {
    hasFailed: src !== null && failed === src,
    pictureProps: { ref, onError: () => setFailed(src) },
  };
}
