import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime/core';
import { entryScript } from './entry-script';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** The host's federation carries the one runtime; the remotes are built to find it here. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE ??= core;
  return { name: 'shop-host', createScript: ({ url }) => entryScript(url) };
}
