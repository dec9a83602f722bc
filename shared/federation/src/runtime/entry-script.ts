import { policyName } from '../names';

interface ScriptUrlPolicy {
  createScriptURL(text: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(text: string): string }): ScriptUrlPolicy;
}

declare global {
  /** Trusted Types policies of the page, one for each app; webpack's chunk loading stores its own here too. */
  var __shopPolicies: Record<string, ScriptUrlPolicy> | undefined;
  var trustedTypes: PolicyFactory | undefined;
}

/** Milliseconds after which a loading entry counts as hanging (F-03). */
export const entryDeadline = 5_000;

let deadline = entryDeadline;

/** Waits for entries however long they take: a development server sends them once they have compiled. */
export function waitForEntries() {
  deadline = 2 ** 31 - 1;
}

const integrities = new Map<string, string>();
const absolute = (url: string) => new URL(url, document.baseURI).href;

/** The runtime requests an entry only by its address; this stores the integrity hash from the release table. */
export function expectEntry(url: string, integrity: string) {
  integrities.set(absolute(url), integrity);
}

/** The script address, approved by the host's Trusted Types policy. */
export function toTrustedUrl(url: string): string {
  if (!globalThis.trustedTypes) return url;
  const policies = (globalThis.__shopPolicies ??= {});
  const name = policyName('host');
  policies[name] ??= globalThis.trustedTypes.createPolicy(name, { createScriptURL: (text) => text });
  return policies[name].createScriptURL(url);
}

/**
 * A browser lets a second request for an address wait for the first, even if that one hangs: a retry uses another address
 * for the same file.
 */
const requestCounts = new Map<string, number>();

function getAddress(url: string): string {
  const times = requestCounts.get(url) ?? 0;
  requestCounts.set(url, times + 1);
  return times === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}again=${times}`;
}

/** The script element of a remote's entry: checked by its integrity hash, anonymous if it comes from another origin. */
export function createEntryScript(url: string) {
  const script = document.createElement('script');
  const integrity = integrities.get(absolute(url));
  if (integrity) script.integrity = integrity;
  if (new URL(absolute(url)).origin !== window.location.origin) script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = toTrustedUrl(getAddress(url));
  return { script, timeout: deadline };
}
