import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Has a process that was started `detached`, with a session of its own, run only where nobody else would. On Linux a
 * priority counts within a session where sessions share the machine's time among them; there the session's own says who
 * gives way to whom (`sched_autogroup_enabled`).
 */
export function giveWay(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
}
