import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createEntryScript } from './entry-script';

/** How the federation runtime loads entries of remotes: checked by their integrity hashes, through the host's Trusted Types policy. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shop-host',
    createScript: ({ url }) => createEntryScript(url),
  };
}
