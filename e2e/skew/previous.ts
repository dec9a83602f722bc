import { dirname, join } from 'node:path';
import { createTranslate, type App } from '../fixtures/translations';

/** The version of a remote's previous release in the store. */
export const previousVersion = '0.8.0';

const { PREVIOUS_RELEASES } = process.env;
if (!PREVIOUS_RELEASES) throw new Error('PREVIOUS_RELEASES is not set: run the tests by scripts/skew.mjs');

/** App → folder with its previous release: build, and texts of the source. */
const folders = JSON.parse(PREVIOUS_RELEASES) as Record<App, string>;

/** Remotes with a previous release. */
export const known = Object.keys(folders) as App[];

const getFolder = (app: App): string => {
  const folder = folders[app];
  if (!folder) throw new Error(`${app} has had no release before this one`);
  return folder;
};

export const previousBuild = (app: App): string => join(getFolder(app), 'dist');

/** Texts of a remote's previous release. */
export const createPreviousTranslate = (app: App) => createTranslate(app, 'en', dirname(getFolder(app)));

/** All of them except this one. */
export const othersThan = (app: App): App[] => known.filter((other) => other !== app);
