/** Four rounded tiles, one of them rotated, as in the kit's logo. */
const tiles = [
  '<rect x="2" y="2" width="12.5" height="12.5" rx="4"/>',
  '<rect x="2" y="17.5" width="12.5" height="12.5" rx="4" opacity=".55"/>',
  '<rect x="17.5" y="17.5" width="12.5" height="12.5" rx="4"/>',
  '<rect x="18" y="2.5" width="11.5" height="11.5" rx="3.5" opacity=".8" transform="rotate(18 23.75 8.25)"/>',
].join('');

export const iconLink = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#0B6E4F">${tiles}</svg>`,
)}">`;

/** Links that make the shop installable. */
export const appLinks = (language: string) =>
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}"><link rel="apple-touch-icon" href="/icons/apple-180.png">`;
