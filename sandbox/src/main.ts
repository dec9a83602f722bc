import { buildApp } from './app';
import { createGracefulShutdown } from './http/graceful-shutdown';
import { startClock } from './clock';
import { controlRoutes } from './control/control.routes';
import { announce, FolderInUse } from './control/folder-lock';
import { dataFolder, openDatabase } from './database/open';
import { DatabaseLost } from './database/database';
import { prepare } from './database/prepare';
import { demoRefusal } from './demo-only';
import { EnvironmentError, readEnvironment } from './environment';

/** Migrates, fills an empty database with the demo data, listens. SIGINT and SIGTERM shut it down gracefully. */
async function main(): Promise<void> {
  const refusal = demoRefusal(process.env);
  if (refusal) {
    console.error(`sandbox: ${refusal}`);
    process.exitCode = 1;
    return;
  }
  const { port, host, stepSeconds, ...options } = readEnvironment(process.env);
  const database = await openDatabase();
  const { migrations, isSeeded } = await prepare(database);
  if (migrations.length > 0) console.log(`sandbox: ran ${migrations.join(', ')}`);
  if (isSeeded) console.log('sandbox: seeded the demo data');
  const app = await buildApp({ database, stepSeconds, ...options, log: true });
  let token: string | null = null;
  controlRoutes(app, database, () => token);
  const stopClock = startClock(database, stepSeconds);
  const leave = createGracefulShutdown(app);
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
  const address = await app.listen({ port, host });
  const folder = dataFolder();
  if (folder) token = announce(folder, address);
  console.log(`sandbox: ${address}`);
}

main().catch((error: Error & { code?: string }) => {
  // Environment errors print a message; anything else is a defect and prints its stack.
  const isOwnProcess =
    error instanceof EnvironmentError ||
    error instanceof FolderInUse ||
    error instanceof DatabaseLost ||
    error.code !== undefined;
  console.error(isOwnProcess ? `sandbox: ${error.message || error.code}` : error);
  process.exit(1);
});
