/** `npm run e2e`: journeys in a real browser against real releases. Extra arguments go to Playwright. */
import { playwright, readPlaywrightArguments } from './playwright.mjs';

const args = readPlaywrightArguments('e2e', 'Journeys in a real browser against real releases.');
await playwright({
  args,
  config: 'e2e/playwright.config.ts',
  shop: { name: 'e2e', faults: true, clientOnly: true },
});
