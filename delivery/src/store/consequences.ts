import { getEntry, hasVisitors, type ReleaseTable, type TableEntry } from '../release-table';
import type { AuditAction } from './signed-table';

const toAssignment = ({ deployment: { state, traffic, heldTraffic, rules } }: TableEntry) =>
  JSON.stringify([state, traffic, heldTraffic, rules]);

/** `promote mfe-cart@1.4.0` */
const nameAction = ({ action, app, version }: AuditAction) =>
  `${action} ${version ? `${app}@${version}` : app}`;

/** The action that has changed an app: its own, or the one on everything. */
const findCause = (actions: readonly AuditAction[], app: string) =>
  actions.find((one) => one.app === app) ?? actions[0];

/**
 * Changes of releases that an action does not name: a default that loses visitors to a canary, a canary that a promotion ends.
 * The history has an entry for each (`assign`), with the action as its reason. Releases that are removed are not changed.
 */
export function findConsequences(
  before: ReleaseTable,
  after: ReleaseTable,
  actions: readonly AuditAction[],
): AuditAction[] {
  const isNamed = (app: string, version: string) =>
    actions.some((one) => one.app === app && one.version === version);
  return Object.entries(after.microFrontends).flatMap(([app, entries]) =>
    entries.flatMap((entry): AuditAction[] => {
      const { version } = entry.metadata;
      const was = getEntry(before.microFrontends[app], version);
      const isUnchanged = was ? toAssignment(was) === toAssignment(entry) : !hasVisitors(entry);
      if (isNamed(app, version) || isUnchanged) return [];
      const cause = findCause(actions, app);
      const { traffic } = entry.deployment;
      return [{ action: 'assign', app, version, traffic, ...(cause && { because: nameAction(cause) }) }];
    }),
  );
}
