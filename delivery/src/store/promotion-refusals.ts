import { canonicalJson, getDefault, getReleases, requiredApp, type ReleaseTable } from '../release-table';
import { ReleaseError } from './release-error';

/** Refuses to change apps whose releases differ from what was there at first. */
export function refuseChanged(releases: readonly { app: string }[], seen: ReleaseTable, table: ReleaseTable) {
  for (const { app } of releases) {
    const [before, now] = [seen, table].map((one) => canonicalJson(getReleases(one, app) ?? []));
    if (before === now) continue;
    throw new ReleaseError(
      'conflict',
      `the releases of ${app} have changed meanwhile (revision ${table.extras.revision}): see release status, then decide again`,
    );
  }
}

/** Refuses a table without a host: no edge could use it. */
export function refuseWithoutHost({ microFrontends }: ReleaseTable) {
  if (getDefault(microFrontends[requiredApp])) return;
  throw new ReleaseError(
    'refused',
    `no ${requiredApp} is released, and without it there is no page: release promote ${requiredApp}@<version> first, or both in one step`,
  );
}
