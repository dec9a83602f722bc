import { buildApp } from './app';
import { createDeparture } from './http/departure';
import { startClock } from './clock';
import { controlRoutes } from './control/control.routes';
import { announce, FolderInUse } from './control/folder-lock';
import { dataFolder, openDatabase } from './database/open';
import { DatabaseLost } from './database/database';
import { prepare } from './database/prepare';
import { demoRefusal } from './demo-only';

const listIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** An address's origin; '' of what is none. */
const originIn = (address: string) => (URL.canParse(address) ? new URL(address).origin : '');

/** Migrates, fills an empty database with the town, listens; SIGINT and SIGTERM end it when its answers are sent. */
async function main(): Promise<void> {
  const environment = process.env;
  const refusal = demoRefusal(environment);
  if (refusal) {
    console.error(`sandbox: ${refusal}`);
    process.exitCode = 1;
    return;
  }
  const database = await openDatabase(environment);
  const { migrations, isSeeded } = await prepare(database);
  if (migrations.length > 0) console.log(`sandbox: ran ${migrations.join(', ')}`);
  if (isSeeded) console.log('sandbox: the town is seeded');
  const stepSeconds = Number(environment.SANDBOX_PROGRESS_SECONDS || 45);
  const app = await buildApp({
    database,
    stepSeconds,
    faults: environment.SANDBOX_FAULTS === '1',
    limits: environment.SANDBOX_LIMITS !== 'off',
    mediaOrigin: environment.SANDBOX_MEDIA_ORIGIN ?? '',
    publicOrigin: originIn(environment.API_PUBLIC_ORIGIN || environment.PUBLIC_ORIGIN || ''),
    shopOrigins: listIn(`${environment.PUBLIC_ORIGIN ?? ''} ${environment.SANDBOX_SHOP_ORIGINS ?? ''}`).map(
      originIn,
    ),
    pushServices: listIn(environment.SANDBOX_PUSH_SERVICES ?? ''),
    log: true,
  });
  let token: string | null = null;
  controlRoutes(app, database, () => token);
  const stopClock = startClock(database, stepSeconds);
  const leave = createDeparture(app);
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    stopClock();
    await leave();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void close().then(() => process.exit(0)));
  const address = await app.listen({
    port: Number(environment.SANDBOX_PORT || 4100),
    host: environment.HOST || '127.0.0.1',
  });
  const folder = dataFolder(environment);
  if (folder) token = announce(folder, address);
  console.log(`sandbox: ${address}`);
}

main().catch((error: Error & { code?: string }) => {
  // What the machine refuses is a sentence; anything else is a defect, and shows where.
  const isOurs = error instanceof FolderInUse || error instanceof DatabaseLost || error.code !== undefined;
  console.error(isOurs ? `sandbox: ${error.message || error.code}` : error);
  process.exit(1);
});
