import { dirname, join } from 'node:path';
import { say, type App } from '../fixtures/words';

/** Under what version an area's release before this one is in the store. */
export const previousVersion = '0.8.0';

const { PREVIOUS_RELEASES } = process.env;
if (!PREVIOUS_RELEASES) throw new Error('PREVIOUS_RELEASES is not set: run the tests by scripts/skew.mjs');

/** Area → folder of what is kept of its release before this one: its build, and the texts of its source. */
const folders = JSON.parse(PREVIOUS_RELEASES) as Record<App, string>;

/** The areas that have had a release before this one. */
export const known = Object.keys(folders) as App[];

const folderOf = (app: App): string => {
  const folder = folders[app];
  if (!folder) throw new Error(`${app} has had no release before this one`);
  return folder;
};

export const previousBuild = (app: App): string => join(folderOf(app), 'dist');

/** What an area said in the release before this one. */
export const previousWords = (app: App) => say(app, 'en', dirname(folderOf(app)));

/** Every one of them but this. */
export const othersThan = (app: App): App[] => known.filter((other) => other !== app);
