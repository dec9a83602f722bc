import { join } from 'node:path';
import { FolderObjects } from './folder-objects';
import type { ObjectStore } from './object-store';
import { s3Address } from './s3-address';
import { S3Objects } from './s3-objects';

/** The store of the environment: `RELEASES_STORE=s3://bucket/folder`, else the folder `RELEASES_DIR`. */
export const objectsFrom = (env: NodeJS.ProcessEnv, root: string): ObjectStore =>
  env.RELEASES_STORE
    ? new S3Objects(s3Address(env.RELEASES_STORE, env))
    : new FolderObjects(env.RELEASES_DIR || join(root, 'releases'));
