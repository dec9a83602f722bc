import type { Configuration } from 'webpack';
import { readApp } from './app';
import { development, RELEASED_HOST } from './development';
import { release } from './release';

const build = async (app: string, dir: string): Promise<Configuration | Configuration[]> => {
  const of = await readApp(app, dir);
  if (process.env.NODE_ENV !== 'development') return release(of);
  return development(of, { isHot: !process.env[RELEASED_HOST] });
};

/** The webpack configuration of the host. */
export const host = (dir: string) => build('host', dir);

/** The webpack configuration of a remote: `export default remote('cart', import.meta.dirname)`. */
export const remote = (name: string, dir: string) => build(`mfe-${name}`, dir);

export { embed } from './embed';
export { getSingletons } from './singletons';
