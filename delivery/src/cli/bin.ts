#!/usr/bin/env node
import { join } from 'node:path';

/** `release` as the command of the installed package: the store and the keys are by default below the folder where it runs. */
process.env.RELEASES_DIR ||= join(process.cwd(), 'releases');
process.env.RELEASE_KEYS_DIR ||= join(process.cwd(), '.data', 'keys');
process.env.RELEASE_BUDGETS ||= join(import.meta.dirname, '../../size-budgets.json');
await import('./main');
