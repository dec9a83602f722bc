import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRelease, release } from '../fixtures/releases';
import { known, previousBuild, previousVersion } from './previous';

const emitCall = /(?<![\w$.\])])((?:[\w$]+\.)*[\w$]+)\.emit\((?="[\w-]+:[\w-]+")/g;

/** Makes a remote emit an event in an outdated shape before each of its events (F-20). */
const withOlderPayloads = (text: string) =>
  text.replace(emitCall, '($1.emit("module:changed",{id:1}),$1).emit(');

/** Before all tests: publishes the previous release of every remote; nobody gets it yet. */
export default function publishPrevious(): void {
  const work = mkdtempSync(join(tmpdir(), 'previous-releases-'));
  const folders = known.flatMap((app) => {
    const difference = { sourceFolder: previousBuild(app), change: withOlderPayloads };
    return [app, createRelease(app, previousVersion, join(work, app), difference)];
  });
  release(['publish', ...folders]);
  rmSync(work, { recursive: true });
}
