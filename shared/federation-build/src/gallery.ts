import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import { extensions } from './app';
import { assetRule, swcRule } from './module-rules';
import { workspace } from './paths';

/** Every component of the kit in both themes and directions, and in each brand of the folder `brands`: `npm run gallery`. */
const port = Number(process.env.GALLERY_PORT ?? 4300);

const compiler = webpack({
  mode: 'development',
  context: join(workspace, 'shared/ui'),
  target: ['web', 'es2022'],
  devtool: 'eval-cheap-module-source-map',
  entry: './src/gallery/main.tsx',
  output: {
    publicPath: '/',
    filename: 'gallery.js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  module: { rules: [swcRule('gallery', { isDevelopment: true }), assetRule] },
  resolve: { extensions },
  stats: 'errors-warnings',
});
if (!compiler) throw new Error('there is no configuration');

const frames = ['light', 'dark'].flatMap((theme) =>
  ['en', 'ar'].map((language) => `/frame?theme=${theme}&language=${language}`),
);

const brandFolder = join(workspace, 'brands');
const brands = existsSync(brandFolder) ? readdirSync(brandFolder) : [];

const toFrame = (url: string) =>
  `<div><a href="${url}">${url}</a><iframe src="${url}" title="${url}"></iframe></div>`;

/** Every frame; in a brand, where one is chosen. */
const getOverview = (brand: string | null) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<style>
body { margin: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(390px, 1fr)); gap: 8px; font: 14px sans-serif; }
iframe { inline-size: 100%; block-size: 90vh; border: 1px solid; }
nav { grid-column: 1 / -1; display: flex; gap: 16px; padding: 8px; }
</style></head>
<body><nav><a href="/">Mosaic</a>${brands.map((name) => `<a href="/?brand=${name}">${name}</a>`).join('')}</nav>
${frames.map((url) => toFrame(brand ? `${url}&brand=${brand}` : url)).join('')}</body></html>`;

const types: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of a brand; null if there is none. */
function getBrandFile(path: string): { type: string; content: Buffer } | null {
  const [, brand = '', name = ''] = /^\/brands\/([\w-]+)\/([\w-][\w.-]*)$/.exec(path) ?? [];
  const file = join(brandFolder, brand, name);
  const type = types[extname(name)];
  return brands.includes(brand) && type && existsSync(file) ? { type, content: readFileSync(file) } : null;
}

/** The gallery in one theme and language. */
function getFrame(query: URLSearchParams): string {
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const [language, direction] = query.get('language') === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Gallery</title></head>
<body><script src="/gallery.js"></script></body></html>`;
}

const server = new Server(
  {
    port,
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: false, logging: 'warn' },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'pages',
        middleware: (
          { url }: { url: string },
          response: { setHeader(name: string, value: string): void; end(content: string | Buffer): void },
        ) => {
          const { pathname, searchParams } = new URL(url, 'http://localhost');
          const file = getBrandFile(pathname);
          response.setHeader('content-type', file?.type ?? 'text/html; charset=utf-8');
          const brand = brands.find((name) => name === searchParams.get('brand')) ?? null;
          response.end(
            file?.content ?? (pathname === '/frame' ? getFrame(searchParams) : getOverview(brand)),
          );
        },
      },
    ],
  },
  compiler,
);
await server.start();
console.log(`\nThe gallery: http://localhost:${port}\n`);
