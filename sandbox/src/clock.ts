import type { Database } from './database/database';
import { dropOldAttempts } from './features/auth/attempts';
import { dropUnusedGuests } from './features/auth/guests';
import { dropOldSecrets } from './features/auth/proofs';
import { dropEndedSessions } from './features/auth/tokens';
import { advanceTrips, cancelUnpaidTrips } from './features/trips/trip-progress';
import { advanceDue, failUnpaid } from './features/orders/order-progress';
import { dropOldKeys } from './http/once';
import { dropExpiredShares } from './features/shared-carts/share-store';
import { dropOldSearchNetworks } from './features/search/search-counter';
import { sendNews } from './features/push/send-push';
import { expireFunds } from './features/payments/settle-payment';
import { dropOldPrescriptions } from './features/prescriptions/prescriptions';
import { readSettings } from './shop/settings';
import { createShop } from './shop/shop';

/** Ends unpaid orders, trips and payments, and removes unused prescription pictures and old codes. */
async function tidy(database: Database, now: Date): Promise<void> {
  const { unpaidMinutes } = await readSettings(database);
  await failUnpaid(database, now, unpaidMinutes);
  await cancelUnpaidTrips(database, now, unpaidMinutes);
  await expireFunds(database, now, unpaidMinutes);
  await dropOldPrescriptions(database, now);
  await dropOldSecrets(database, now);
}

/** Deletes what nobody uses any more; each kind has an age of its own. */
export async function dropOld(database: Database, now: Date): Promise<void> {
  await dropEndedSessions(database, now);
  await dropOldAttempts(database, now);
  await dropOldKeys(database, now);
  await dropExpiredShares(database, now);
  await dropUnusedGuests(database, now);
  await dropOldSearchNetworks(database);
}

const inSeconds = (seconds: number, name: string, work: () => Promise<unknown>): NodeJS.Timeout => {
  let isBusy = false;
  const run = async () => {
    if (isBusy) return;
    isBusy = true;
    await work().catch((error: Error) => console.error(`sandbox: ${name}:`, error.message));
    isBusy = false;
  };
  return setInterval(() => void run(), seconds * 1_000);
};

/**
 * Simulates the passing of time: orders advance one status every `progress` seconds (0: never), trips as planned, and
 * everything unpaid or unused ends in time. Returns a function that stops it.
 */
export function startClock(database: Database, progress: number): () => void {
  const shop = createShop({ database });
  const timers = [
    inSeconds(15, 'overdue things were not ended', () => tidy(database, new Date())),
    inSeconds(600, 'what is old was not deleted', () => dropOld(database, new Date())),
    inSeconds(3, 'notifications were not sent', () => sendNews(shop)),
  ];
  if (progress > 0)
    timers.push(
      inSeconds(Math.min(progress, 10), 'orders did not advance', async () => {
        await advanceDue(database, new Date(), progress * 1_000);
        await advanceTrips(database, new Date(), progress * 1_000);
      }),
    );
  return () => timers.forEach(clearInterval);
}
