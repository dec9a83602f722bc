/**
 * Why this backend does not start; null: it may. Its demo passwords and codes, and its pages in place of providers and gateways,
 * let anybody in as anybody.
 */
export const demoRefusal = ({ NODE_ENV, SANDBOX_DEMO }: NodeJS.ProcessEnv): string | null =>
  NODE_ENV === 'production' && SANDBOX_DEMO !== 'on'
    ? 'demo codes and fake providers let anybody sign in as anybody, so this does not run with NODE_ENV=production; where that is meant, set SANDBOX_DEMO=on'
    : null;
