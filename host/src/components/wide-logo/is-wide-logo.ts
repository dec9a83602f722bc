/** A logo with a greater ratio of width to height contains the name. */
const wideRatio = 1.8;

/** Whether a loaded logo contains the shop's name, so that the name is not written beside it. */
export const isWideLogo = ({
  naturalWidth,
  naturalHeight,
}: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>): boolean =>
  naturalWidth > naturalHeight * wideRatio;
