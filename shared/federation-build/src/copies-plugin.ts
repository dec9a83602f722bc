import webpack, { type Compiler, type Module } from 'webpack';

/** Libraries of which a page may contain one copy: the shared ones, and those behind the shared facades. */
const single =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|swr|zustand|i18next|react-router|react-router-dom)[\\/]/;

/** Packages that the host provides. Forms are plain code that every app bundles. */
const provided =
  /[\\/](?:shared|@shop)[\\/](?:(?:session|events|api|router|i18n|ui(?![\\/](?:src|dist)[\\/]form)|federation)[\\/](?:src|dist)|(?:domain|contract)[\\/](?:src|dist)[\\/]core)[\\/]/;

const getResource = (module: Module) => (module as { resource?: string }).resource?.split('?')[0];

/**
 * Fails a build that would add a second copy: a remote that bundles what the host provides (a facade imported by its path
 * instead of its name), or two versions of one library in the host.
 */
export class CopiesPlugin {
  constructor(private readonly isHost: boolean) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('CopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CopiesPlugin', (modules) => {
        const files = [...modules].map(getResource).filter((file) => file !== undefined);
        const wrong = this.isHost
          ? secondCopies(files)
          : files.filter((file) => single.test(file) || provided.test(file));
        for (const file of wrong) {
          compilation.errors.push(
            new webpack.WebpackError(
              `${file} must be in the page once: import it by its package name from the host`,
            ),
          );
        }
      });
    });
  }
}

function secondCopies(files: string[]): string[] {
  const folders = new Map<string, string>();
  return files.filter((file) => {
    const found = single.exec(file);
    if (!found) return false;
    const folder = file.slice(0, found.index);
    const first = folders.get(found[1] ?? '') ?? folder;
    folders.set(found[1] ?? '', first);
    return first !== folder;
  });
}
