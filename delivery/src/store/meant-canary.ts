import { describeState } from '../describe-state';
import { getEntry, type TableEntry } from '../release-table';
import { ReleaseError } from './release-error';

/**
 * The release that a command means among those it applies to: the named one, or the only one. Refused if the named one is
 * none of them, or if there are several and none is named. Undefined: there is none.
 */
export function getMeant(
  command: string,
  app: string,
  among: readonly TableEntry[],
  version: string | undefined,
): TableEntry | undefined {
  const meant = version === undefined ? among[0] : getEntry(among, version);
  if (among.length === 0 || (meant && (version !== undefined || among.length === 1))) return meant;
  const list = among.map((entry) => `${app}@${entry.metadata.version} (${describeState(entry)})`).join(', ');
  throw new ReleaseError(
    'refused',
    version === undefined
      ? `${app} has ${among.length} canaries: ${list}. Name one, such as release ${command} ${app}@${meant?.metadata.version}`
      : `release ${command} applies to ${list}, not to ${app}@${version}: it may have changed meanwhile, see release status`,
  );
}
