import { join } from 'node:path';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import { extensions } from './app';
import { assetRule, swcRule } from './module-rules';
import { workspace } from './paths';

/** Every component of the kit in both themes and directions: `npm run gallery`. */
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

const overview = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
<style>
body { margin: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(390px, 1fr)); gap: 8px; font: 14px sans-serif; }
iframe { inline-size: 100%; block-size: 90vh; border: 1px solid; }
</style></head>
<body>${frames.map((url) => `<div><a href="${url}">${url}</a><iframe src="${url}" title="${url}"></iframe></div>`).join('')}</body></html>`;

/** The gallery in one theme and language. */
function getFrame(query: URLSearchParams): string {
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const [language, direction] = query.get('language') === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="${theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title></head>
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
          response: { setHeader(name: string, value: string): void; end(text: string): void },
        ) => {
          const { pathname, searchParams } = new URL(url, 'http://localhost');
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(pathname === '/frame' ? getFrame(searchParams) : overview);
        },
      },
    ],
  },
  compiler,
);
await server.start();
console.log(`\nThe gallery: http://localhost:${port}\n`);
