import { fontFaces, fontStacks } from './fonts';
import { bottomBarSize, color, layer, motion, radius, size } from './token';
import { accents, dark, light, type AccentName } from './tokens';

/**
 * What notches, round corners and the system's own bars cover at the edges of a window (`viewport-fit=cover`), by the page's
 * direction. Content stays inside: of the page by the body's padding, of what is fixed by its own rules, with 0px
 * where another team's page has no such variables. The edge asks for the whole window only if the host's styles have them.
 */
const insets = `
  :root { --inset-top: env(safe-area-inset-top, 0px); --inset-bottom: env(safe-area-inset-bottom, 0px); --inset-start: env(safe-area-inset-left, 0px); --inset-end: env(safe-area-inset-right, 0px); }
  html[dir='rtl'] { --inset-start: env(safe-area-inset-right, 0px); --inset-end: env(safe-area-inset-left, 0px); }
  /* Weighs more than the rule by which an open dialog locks the page: it sets paddings to 0. */
  html:root > body { padding-block: var(--inset-top) var(--inset-bottom); padding-inline: var(--inset-start) var(--inset-end); }
  /* A remote's bar at the edge of windows of every width (decision 0040): its buttons stay above the system's bar. */
  :root [data-action-bar='wide'] { border-block-end: var(--inset-bottom) solid transparent; }
  /* Nothing scrolls through below the clock. */
  body::before { content: ''; position: fixed; z-index: ${layer('header')}; inset-block-start: 0; inset-inline: 0; block-size: var(--inset-top); background: ${color('surface')}; }
`;

const variables = (colors: typeof light) =>
  Object.entries(colors)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join(' ');

const accentVariables = (theme: 'light' | 'dark') =>
  (Object.keys(accents) as AccentName[])
    .map((name) => {
      const [background, ink] = accents[name][theme];
      const root = theme === 'dark' ? ":root[data-theme='dark']" : ':root';
      return `${root} [data-accent='${name}'], ${root}[data-accent='${name}'] { --accent-ground: ${background}; --accent-ink: ${ink}; }`;
    })
    .join('\n');

/**
 * Theme, fonts and global styles of every page, as text of its own style element: it is the same for every visitor, and
 * hydrating it with the components' styles would make the browser lay out the whole page again. Theme and language are set
 * on the root before the first paint.
 */
export const globalStyles = `
  ${fontFaces}
  :root { ${variables(light)} --accent-ground: ${color('brandGround')}; --accent-ink: ${color('brand')}; color-scheme: light; }
  :root[data-theme='dark'] { ${variables(dark)} --picture-tone: brightness(0.88); color-scheme: dark; }
  ${accentVariables('light')}
  ${accentVariables('dark')}

  *, *::before, *::after { box-sizing: border-box; }
  html { font-family: ${fontStacks.latin}; font-size: 100%; line-height: 1.5; --line-tight: 1.3; -webkit-text-size-adjust: 100%; scroll-padding-block-start: calc(80px + var(--inset-top)); }
  @media not all and (min-width: 73.75em) { html { scroll-padding-block-end: calc(${bottomBarSize} + 8px); } }
  html[lang='ar'] { font-family: ${fontStacks.arabic}; line-height: 1.7; --line-tight: 1.5; }
  html[lang='ur'] { font-family: ${fontStacks.urdu}; font-size: 112.5%; line-height: 2; --line-tight: 1.8; }
  body { margin: 0; background: ${color('page')}; color: ${color('text')}; min-block-size: 100vh; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
  ${insets}
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; line-height: inherit; }
  input, textarea, select { font-size: max(16px, 1em); }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  /* A sentence keeps its own direction where it begins with isolated data: its direction is found without them. */
  bdi { unicode-bidi: plaintext; }
  img, svg { display: block; max-inline-size: 100%; }
  h1:focus { outline: none; }
  :focus-visible { outline: 2px solid ${color('brand')}; outline-offset: 2px; border-radius: ${radius('sm')}; }
  ::placeholder { color: ${color('textFaint')}; opacity: 1; }
  ::selection { background: ${color('brandGround')}; }
  body { transition: background-color ${motion.fast}; font-size: ${size('md')}; }


  /* Forced colours have neither backgrounds nor shadows: what is chosen or current, and the edges of layers, get lines. */
  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-current]:not([aria-current='false']), [role='tab'][aria-selected='true'], [role='option'][aria-selected='true'], [role='menuitem'][data-highlighted] { outline: 3px double Highlight; outline-offset: -3px; }
    [role='tab'] { border-color: Canvas; }
    [role='dialog'], [role='alertdialog'], [role='listbox'], [data-toasts] > * { outline: 2px solid CanvasText; outline-offset: -2px; }
    label:has(> input:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
    :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  }

  /* Paper is white, in every theme. */
  @media print {
    :root, :root[data-theme='dark'] { ${variables(light)} --picture-tone: none; color-scheme: light; }
    body { transition: none; }
    html:root > body { padding: 0; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
`.replaceAll(/\s*\n\s*/g, '\n');
