import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder } from './temporary-folder';

const name = 'pictures-of-a-test';
const created: string[] = [];
afterAll(() => created.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder with a file, as a process leaves it. */
function leave(folder: string): string {
  const path = join(tmpdir(), folder);
  created.push(path);
  mkdirSync(path);
  writeFileSync(join(path, 'file'), '');
  return path;
}

it('removes the folders of ended processes, and no others [X-33]', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const here = `${name}-${hostname()}`;
  // The second one is of a process with this one's number before it, as in a container that was started again.
  const left = [ended, process.pid].map((pid) => leave(`${here}-${pid}-a1B2c3`));
  const others = [
    `${here}-${process.ppid}-a1B2c3`,
    `${name}-another-host-${ended}-a1B2c3`,
    `${here}-by-hand`,
    `other-${here}-${ended}-a1B2c3`,
  ].map(leave);
  for (let count = 0; count < 2; count += 1) others.push(await createTemporaryFolder(name));
  created.push(...others);
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  expect(others.filter((folder) => !existsSync(folder))).toEqual([]);
});
