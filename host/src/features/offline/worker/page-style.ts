import type { WorkerBrand } from '@shop/federation';
import { dark, light, type ColorName } from '@shop/ui/tokens';

const usedColors: readonly ColorName[] = [
  'page',
  'surface',
  'sunken',
  'text',
  'textSoft',
  'border',
  'brand',
  'brandHover',
  'brandGround',
  'onBrand',
];

const variables = (colours: typeof light, own: Record<string, string> = {}) =>
  usedColors.map((name) => `--${name}:${own[name] ?? colours[name]}`).join(';');

/** Pixels of a button's corners in the kit; cards have more. */
const kitRadius = 12;

/** The look of the shop's brand, without web fonts: colours, corners, logo. X-33. */
export const getPageStyle = ({ colors, radius = kitRadius, symbol }: WorkerBrand = {}): string =>
  [
    `:root{${variables(light, colors?.light)};--radius:${radius}px;--radius-card:${Math.round((radius * 4) / 3)}px;color-scheme:light}`,
    `:root[data-theme=dark]{${variables(dark, colors?.dark)};color-scheme:dark}`,
    symbol ? `.symbol{mask:url("${symbol}") center/contain no-repeat}` : '',
    layout,
  ].join('');

const layout = [
  '*{box-sizing:border-box;margin:0;padding:0}',
  'html{font-family:"Plus Jakarta Sans",system-ui,sans-serif;line-height:1.5}',
  'html[lang=ar]{font-family:"IBM Plex Sans Arabic",system-ui,sans-serif;line-height:1.7}',
  'html[lang=ur]{font-family:"Noto Nastaliq Urdu","Jameel Noori Nastaleeq",serif;line-height:2.1}',
  // The whole window, also what notches cover.
  'body{background:var(--page);color:var(--text);min-block-size:100vh;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)}',
  'ul{list-style:none}',
  'header{display:flex;align-items:center;gap:10px;padding:12px max(16px,calc((100vw - 720px)/2));min-block-size:64px;background:var(--surface);border-block-end:1px solid var(--border);font-weight:800;font-size:1.125rem;box-shadow:calc(-1*env(safe-area-inset-left,0px)) 0 0 var(--surface),env(safe-area-inset-right,0px) 0 0 var(--surface)}',
  'header svg{inline-size:30px;block-size:30px;fill:var(--brand)}',
  '.symbol{inline-size:30px;block-size:30px;background:var(--brand)}',
  '.logo{block-size:32px;min-inline-size:32px;max-inline-size:140px;object-fit:contain}',
  '[data-for=dark],[data-theme=dark] [data-for=light]{display:none}[data-theme=dark] [data-for=dark]{display:block}',
  'main{display:grid;gap:40px;max-inline-size:752px;margin-inline:auto;padding:40px 16px 64px}',
  '.state{display:grid;justify-items:start;gap:12px}',
  'h1{font-size:1.75rem;line-height:1.3}',
  'h2{display:flex;align-items:center;gap:8px;font-size:1.125rem;margin-block-end:12px}',
  'html[lang=ur] :is(h1,h2){line-height:2}',
  '.soft{color:var(--textSoft)}',
  '.retry{margin-block-start:8px;min-block-size:48px;padding-inline:24px;border:0;border-radius:var(--radius);background:var(--brand);color:var(--onBrand);font:inherit;font-weight:600;cursor:pointer}',
  '.retry:hover{background:var(--brandHover)}',
  ':focus-visible{outline:2px solid var(--brand);outline-offset:2px}',
  '.count{display:inline-grid;place-items:center;min-inline-size:28px;block-size:28px;padding-inline:8px;border-radius:999px;background:var(--brandGround);color:var(--brand);font-size:.875rem;line-height:1}',
  '.lines{background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-card);padding-inline:16px}',
  '.lines li{padding-block:12px}',
  '.lines li+li{border-block-start:1px solid var(--border)}',
  '.line{display:flex;align-items:center;gap:12px}',
  '.line .name{flex:1;min-inline-size:0;overflow-wrap:anywhere}',
  '.price,.total{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}',
  '.total{display:flex;justify-content:space-between;gap:16px;padding:16px}',
  '.total+.soft{font-size:.875rem}',
  '.lines>li:has(details){padding-block:0}',
  'summary{padding-block:12px;cursor:pointer;list-style:none}',
  'summary::-webkit-details-marker{display:none}',
  'summary::after{content:"";flex:none;inline-size:8px;block-size:8px;margin-inline:4px;border:solid var(--textSoft);border-width:0 2px 2px 0;transform:rotate(45deg)}',
  '[open]>summary::after{transform:rotate(225deg)}',
  'summary .name>*{display:block}',
  '.line .soft{font-size:.875rem;font-weight:400}',
  '.state-word{padding:2px 10px;border-radius:999px;background:var(--brandGround);color:var(--brand);font-size:.875rem}',
  '.rows{padding-block-end:8px}',
  '.rows .line{padding-block:4px}',
  'details .total{padding:12px 0;border-block-start:1px solid var(--border)}',
  '.call{display:inline-flex;align-items:center;gap:6px;min-block-size:44px;color:var(--brand);font-weight:600}',
  '.cards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}',
  '.card{display:grid;align-content:start;gap:4px;padding:8px 8px 12px;background:var(--surface);border:1px solid var(--border);border-radius:var(--radius-card)}',
  '.card>:not(.picture){padding-inline:4px;overflow-wrap:anywhere}',
  '.card .name{font-weight:600;line-height:1.4}html[lang=ur] .card .name{line-height:2}',
  '.card .soft{font-size:.875rem}',
  '.picture{display:grid;place-items:center;overflow:hidden;border-radius:var(--radius);background:var(--sunken);color:var(--textSoft);font-size:1.75rem;font-weight:700;line-height:1}',
  '.card .picture{aspect-ratio:4/3;margin-block-end:4px}',
  '.line .picture{flex:none;inline-size:48px;block-size:48px;font-size:1.125rem}',
  '.picture img{inline-size:100%;block-size:100%;object-fit:cover}',
  ':root[data-theme=dark] .picture img{filter:brightness(.88)}',
].join('');
