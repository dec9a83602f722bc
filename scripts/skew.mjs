/**
 * `npm run skew`: releases beside their previous ones. Each app runs at its previous release beside the others as they are
 * now, and the other way round; and one app is built from changed source. Extra arguments go to Playwright.
 */
import { playwright, readPlaywrightArguments } from './playwright.mjs';
import { missingHistory, previousReleases } from './previous-release.mjs';

const args = readPlaywrightArguments('skew', 'Releases beside their previous ones, in a real browser.');
const missing = missingHistory();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await playwright({
  args,
  config: 'e2e/skew.config.ts',
  shop: { name: 'skew' },
  env: { PREVIOUS_RELEASES: JSON.stringify(await previousReleases()) },
});
