import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { entryScript } from './entry-script';

/** How the federation runtime loads entries of remotes: checked by their sums, through the host's Trusted Types policy. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shop-host',
    createScript: ({ url }) => entryScript(url),
  };
}
