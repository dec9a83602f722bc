import { dirname, join } from 'node:path';
import { createTranslate, type App } from '../fixtures/translations';

/** Under what version a remote's release before this one is in the store. */
export const previousVersion = '0.8.0';

const { PREVIOUS_RELEASES } = process.env;
if (!PREVIOUS_RELEASES) throw new Error('PREVIOUS_RELEASES is not set: run the tests by scripts/skew.mjs');

/** Area → folder of what is kept of its release before this one: its build, and the texts of its source. */
const folders = JSON.parse(PREVIOUS_RELEASES) as Record<App, string>;

/** The remotes that have had a release before this one. */
export const known = Object.keys(folders) as App[];

const getFolder = (app: App): string => {
  const folder = folders[app];
  if (!folder) throw new Error(`${app} has had no release before this one`);
  return folder;
};

export const previousBuild = (app: App): string => join(getFolder(app), 'dist');

/** What a remote said in the release before this one. */
export const createPreviousTranslate = (app: App) => createTranslate(app, 'en', dirname(getFolder(app)));

/** Every one of them but this. */
export const othersThan = (app: App): App[] => known.filter((other) => other !== app);
