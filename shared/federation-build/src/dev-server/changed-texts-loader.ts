import type { LoaderContext } from 'webpack';

/**
 * A webpack loader for development servers: a module that declares texts is evaluated again when they change, and nothing
 * that imports it is. `defineMessages` then replaces the texts on the screen.
 */
export default function changedTextsLoader(this: LoaderContext<unknown>, source: string): string {
  return source.includes('= defineMessages(') ? `${source}\nimport.meta.webpackHot?.accept();\n` : source;
}
