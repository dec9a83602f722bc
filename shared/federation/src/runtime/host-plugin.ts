import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from 'federation-bundler-runtime';
import { initContainerEntry } from 'federation-container-entry';
import { entryScript } from './entry-script';

declare global {
  var __shopFederation: unknown;
}

/** The host carries the one federation runtime; the remotes are built to find it here. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  globalThis.__shopFederation ??= {
    runtime: { createInstance },
    attachShareScopeMap,
    // The host exposes nothing, so its own runtime comes without the way in.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  return { name: 'shop-host', createScript: ({ url }) => entryScript(url) };
}
