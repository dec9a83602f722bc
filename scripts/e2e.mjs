/** `npm run e2e`: journeys in a real browser against real releases. Extra arguments go to Playwright. */
import { playwright } from './playwright.mjs';

await playwright({
  config: 'e2e/playwright.config.ts',
  shop: { name: 'e2e', faults: true, clientOnly: true },
});
