/**
 * Why this backend must not start; null where it may. With its demo passwords and codes, and mocks of providers and
 * gateways, anybody can sign in as anybody.
 */
export const demoRefusal = ({ NODE_ENV, SANDBOX_DEMO }: NodeJS.ProcessEnv): string | null =>
  NODE_ENV === 'production' && SANDBOX_DEMO !== 'on'
    ? 'demo codes and fake providers let anybody sign in as anybody, so this does not run with NODE_ENV=production; where that is meant, set SANDBOX_DEMO=on'
    : null;
