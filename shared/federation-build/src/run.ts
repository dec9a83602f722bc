import { join } from 'node:path';
import { buildRelease } from './build-release';
import { workspace } from './paths';

/** Builds one app's release: `node --import tsx shared/federation-build/src/run.ts mfe-cart`. */
if (!(await buildRelease(join(workspace, process.argv[2] ?? '')))) process.exitCode = 1;
