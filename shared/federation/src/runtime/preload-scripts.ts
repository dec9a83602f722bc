import type { ReleaseScript } from '../boot-data';

const requested = new Set<string>();

/**
 * Preloads scripts in parallel that will run one after another; each once. The attributes are those of the later script
 * elements; otherwise a file would load twice.
 */
export function preloadScripts(scripts: readonly ReleaseScript[]): void {
  for (const { url, integrity } of scripts) {
    if (requested.has(url)) continue;
    requested.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.integrity = integrity;
    if (window.__shopNonce) link.nonce = window.__shopNonce;
    if (new URL(url, document.baseURI).origin !== window.location.origin) link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  }
}
