import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from 'federation-bundler-runtime';
import { initContainerEntry } from 'federation-container-entry';
import { entryScript } from './entry-script';

declare global {
  var __shopFederation: unknown;
}

/** So many shared packages are looked up in one task: a page asks for all of them at once, and may be touched meanwhile. */
const atOnce = 4;

const inTurns = () => {
  let asked = 0;
  let turn = Promise.resolve();
  return () => {
    if (asked % atOnce === 0) turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
    asked += 1;
    return turn;
  };
};

/** The host carries the one federation runtime; the remotes are built to find it here. */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  globalThis.__shopFederation ??= {
    runtime: { createInstance },
    attachShareScopeMap,
    // The host exposes nothing, so its own runtime comes without the way in.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  const myTurn = inTurns();
  return {
    name: 'shop-host',
    createScript: ({ url }) => entryScript(url),
    beforeLoadShare: (share) => myTurn().then(() => share),
  };
}
