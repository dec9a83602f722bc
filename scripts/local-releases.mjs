import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why the shop cannot start; the message is for the user. */
export class StartError extends Error {}

/** The release table of a folder; an empty one if nothing is released yet. Throws `StartError` if the file is damaged. */
export function readTable(folder) {
  const file = join(folder, 'releases.json');
  if (!existsSync(file)) return { microFrontends: {} };
  const table = parse(readFileSync(file, 'utf8'));
  if (typeof table?.microFrontends === 'object' && table.microFrontends !== null) return table;
  throw new StartError(
    `${file} is damaged. "npm run release -- renew" writes it again from the revisions beside it; if they are damaged, too, move ${folder} away, and npm start publishes everything again.`,
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The state of a build in the table. */
export function getBuildState(table, app, buildId) {
  const deployments = (table.microFrontends[app] ?? [])
    .filter(({ extras }) => extras.buildId === buildId)
    .map(({ deployment }) => deployment);
  const isLive = ({ state, traffic, rules = [] }) =>
    state === 'active' && [traffic, ...rules.map((rule) => rule.traffic)].some((percent) => percent > 0);
  if (deployments.some(isLive)) return 'live';
  return deployments.some(({ state }) => state !== 'active') ? 'rolled back' : 'unknown';
}
