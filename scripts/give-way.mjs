import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Has a process that was started `detached`, with a session of its own, run only where nobody else would. Linux shares the
 * machine's time among sessions first (`sched_autogroup_enabled`): a priority counts within one, and the session's own says who gives
 * way to whom. Other systems have no such file.
 */
export function giveWay(pid) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch (error) {
    if (!['ENOENT', 'EACCES', 'EROFS', 'EAGAIN'].includes(error.code)) throw error;
  }
}
