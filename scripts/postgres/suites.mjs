import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * Suites whose outcome may differ between a server and PGlite, and why: one or two for each kind, so that everything in this
 * file takes about a minute. They run on both. Paths below `sandbox/src`.
 */
const onBoth = {
  'the driver: values of every type, errors, texts that no database accepts': [
    'bad-input.test.ts',
    'features/catalog/wire.test.ts',
  ],
  'a server that restarts, and several that start at once': ['database/postgres.test.ts'],
  'migrations, the seed and copies of a template': [
    'database/seed/seed.test.ts',
    'testing/test-database.test.ts',
  ],
  'every statement once: one request to each endpoint': ['contract.test.ts'],
};

/** Suites about what a statement finds. PGlite is PostgreSQL, too, but a server may have other locales, plans and versions. */
const statements = {
  'many rows in one statement, all or none of them': [
    'catalogue-import/import-catalogue.test.ts',
    'catalogue-import/write/write-choices.test.ts',
  ],
  'search: folding, full text, similarity, query plans, and sorting by locale': [
    'features/catalog/search.routes.test.ts',
    'features/catalog/forgiving-search.test.ts',
    'features/catalog/suggestions.test.ts',
    'features/catalog/narrowed-items.test.ts',
    'features/catalog/facets.test.ts',
    'features/rental/vehicles.routes.test.ts',
  ],
  'days and times of day in the time zone of the shop': [
    'features/merchandise/flash-sales.routes.test.ts',
    'features/orders/order-schedule.test.ts',
  ],
};

/** Suites about concurrent requests that lock, wait and collide on connections of their own. On PGlite they take turns. */
const concurrent = {
  'orders and stock': [
    'features/orders/order-once.test.ts',
    'features/orders/order-coupon.test.ts',
    'features/orders/order-claim.test.ts',
    'features/orders/order-return.test.ts',
    'features/reviews/submit-review.test.ts',
  ],
  'money and points': [
    'features/payments/paying.test.ts',
    'features/payments/payment-page.test.ts',
    'features/payments/switch-payment.test.ts',
    'features/wallet/wallet.routes.test.ts',
    'features/loyalty/loyalty.routes.test.ts',
  ],
  'carts, lists and pictures': [
    'features/cart/cart.routes.test.ts',
    'features/cart/cart-merge.test.ts',
    'features/wishlist/wishlist.routes.test.ts',
    'features/prescriptions/prescriptions.routes.test.ts',
  ],
  'accounts, codes and attempts': [
    'features/auth/auth.routes.test.ts',
    'features/auth/codes.test.ts',
    'features/auth/sign-in-otp.test.ts',
    'features/auth/recovery.test.ts',
    'features/auth-social/provider-token.test.ts',
    'features/account-removal/account-removal.test.ts',
  ],
  'vehicles and trips': ['features/trips/book-trip.test.ts', 'features/trips/trip-progress.test.ts'],
};

/** The files of these suites. Fails where one has been moved. */
function getFiles(suites) {
  const files = Object.values(suites)
    .flat()
    .map((path) => join(root, 'sandbox', 'src', path));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`scripts/postgres/suites.mjs names files that do not exist: ${missing.join(', ')}`);
  return files;
}

/** The suites that run on PostgreSQL in every `npm test`. */
export const getPostgresSuites = () => getFiles({ ...onBoth, ...statements, ...concurrent });

/** Those of them that `npm test` runs only there, where there is a server. */
export const getServerOnlySuites = () => getFiles({ ...statements, ...concurrent });
