/**
 * Ground, header and skeletons in the measures of the final layout, for the time before the kit's own styles are
 * there. Colours are those of the kit's tokens: page, surface, border, sunken ground, brand.
 */
const colours = {
  light: '--p:#FAFAF7;--s:#FFFFFF;--b:#E2E4DC;--k:#ECEDE6;--g:#0B6E4F;--t:#16211C',
  dark: '--p:#101513;--s:#18201D;--b:#2C3833;--k:#26312C;--g:#4CC79A;--t:#EDF2EF',
};

export const criticalCss = [
  `:root{${colours.light};color-scheme:light}`,
  `:root[data-theme=dark]{${colours.dark};color-scheme:dark}`,
  '*,*::before,*::after{box-sizing:border-box}',
  // The typeface stands on the root, where the kit's own style takes its place.
  'html{font-family:system-ui,sans-serif}',
  'body{margin:0;background:var(--p);color:var(--t)}',
  '.e-head{block-size:57px;background:var(--s);border-block-end:1px solid var(--b)}',
  '.e-bar{display:flex;align-items:center;gap:16px;block-size:100%}',
  '.e-in{inline-size:100%;max-inline-size:1272px;margin-inline:auto;padding-inline:16px}',
  '.e-logo{inline-size:30px;block-size:30px;fill:var(--g)}',
  '.e-push{margin-inline-start:auto}',
  '.e-main{padding-block:16px 48px;display:grid;gap:24px;min-block-size:100vh;align-content:start;grid-template-columns:minmax(0,1fr)}',
  '.e-k{background:var(--k);border-radius:12px}',
  '.e-line{block-size:20px;border-radius:8px}',
  '.e-w1{inline-size:96px}.e-w2{inline-size:200px}.e-w3{inline-size:min(420px,80%)}.e-wf{inline-size:100%}',
  '.e-stack{display:grid;gap:12px;align-content:start}',
  '.e-title{block-size:36px;inline-size:min(480px,90%)}',
  '.e-box{block-size:56px;border-radius:16px}',
  '.e-tall{block-size:360px;border-radius:24px}',
  '.e-cover{block-size:clamp(150px,26vw,300px);border-radius:24px}',
  '.e-square{aspect-ratio:1;border-radius:16px}',
  '.e-row{display:flex;gap:16px;overflow:hidden}',
  '.e-banner{flex:0 0 min(88%,612px);aspect-ratio:3/1;border-radius:16px}',
  '.e-tile{flex:0 0 112px;block-size:112px;border-radius:24px}',
  '.e-card{flex:0 0 196px}',
  '.e-cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(160px,1fr))}',
  '.e-two{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}',
  '@media(min-width:900px){.e-main{padding-block-start:24px}.e-two{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:24px 32px}}',
  '@media(min-width:1180px){.e-head{block-size:65px}}',
].join('');
