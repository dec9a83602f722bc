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
  'body{margin:0;background:var(--p);color:var(--t);font-family:system-ui,sans-serif}',
  '.e-head{block-size:56px;background:var(--s);border-block-end:1px solid var(--b)}',
  '.e-bar{display:flex;align-items:center;gap:16px;block-size:100%}',
  '.e-in{max-inline-size:1240px;margin-inline:auto;padding-inline:16px}',
  '.e-logo{inline-size:28px;block-size:28px;fill:var(--g)}',
  '.e-push{margin-inline-start:auto}',
  '.e-main{padding-block:16px 48px;display:grid;gap:24px;min-block-size:calc(100vh - 56px);align-content:start}',
  '.e-k{background:var(--k);border-radius:12px}',
  '.e-line{block-size:20px;border-radius:8px}',
  '.e-w1{inline-size:96px}.e-w2{inline-size:200px}.e-w3{inline-size:min(420px,80%)}.e-wf{inline-size:100%}',
  '.e-stack{display:grid;gap:12px;align-content:start}',
  '.e-wide{block-size:180px;border-radius:16px}.e-cover{aspect-ratio:16/6;border-radius:16px}',
  '.e-square{aspect-ratio:1;border-radius:16px}',
  '.e-cards{display:grid;gap:16px;grid-template-columns:repeat(2,minmax(0,1fr))}',
  '.e-two{display:grid;gap:24px}',
  '@media(min-width:600px){.e-head{block-size:64px}.e-in{padding-inline:24px}.e-cards{grid-template-columns:repeat(3,minmax(0,1fr))}.e-main{min-block-size:calc(100vh - 64px)}}',
  '@media(min-width:900px){.e-two{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:32px}}',
  '@media(min-width:1180px){.e-cards{grid-template-columns:repeat(5,minmax(0,1fr))}}',
].join('');
