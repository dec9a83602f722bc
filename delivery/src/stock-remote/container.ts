import { policyName } from '@shop/federation';

/** What the container of an adapted remote knows. File names are relative to the folder of the release. */
export interface ContainerOptions {
  app: string;
  /** Its global name. */
  name: string;
  /** Global name of the stock remote's own container. */
  inner: string;
  entry: string;
  /** Script → integrity. */
  integrity: Record<string, string>;
  /** Slot → the exposed module whose default export it renders, and its files. */
  slots: Record<string, { module: string; scripts: string[]; styles: string[] }>;
}

/**
 * Source of a container as the shop's remotes have it, around a stock remote's: it exposes `./slots`. It loads all scripts of
 * an exposed module itself, with integrity and through the app's Trusted Types policy, so that the remote's own loader,
 * which knows neither, finds them loaded.
 */
export const containerSource = ({ app, name, ...known }: ContainerOptions): string => `var ${name} = (() => {
  const known = ${JSON.stringify(known)};
  const own = document.currentScript, base = own.src.replace(/[^/]*$/, ''), policy = ${JSON.stringify(policyName(app))};
  const isForeign = new URL(base).origin !== location.origin;
  let scope, container;
  const files = new Map();
  const trusted = (url) => {
    if (!self.trustedTypes) return url;
    const policies = (self.__shopPolicies ||= {});
    policies[policy] ||= trustedTypes.createPolicy(policy, { createScriptURL: (text) => text });
    return policies[policy].createScriptURL(url);
  };
  const add = (file, element) => new Promise((resolve, reject) => {
    if (own.nonce) element.nonce = own.nonce;
    if (isForeign) element.crossOrigin = 'anonymous';
    element.onload = resolve;
    element.onerror = () => {
      element.remove();
      reject(new Error(file + ' of ' + ${JSON.stringify(app)} + ' cannot be loaded'));
    };
    document.head.append(element);
  });
  const once = (file, load) => {
    if (!files.has(file)) files.set(file, load().catch((error) => { files.delete(file); throw error; }));
    return files.get(file);
  };
  const script = (file) => once(file, () => {
    const element = document.createElement('script');
    element.async = true;
    element.integrity = known.integrity[file];
    element.src = trusted(base + file);
    return add(file, element);
  });
  const style = (file) => once(file, () => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = base + file;
    return add(file, element);
  });
  const open = () => container ||= script(known.entry).then(async () => {
    const found = self[known.inner];
    if (!found) throw new Error(known.entry + ' has no container ' + known.inner);
    await found.init(scope);
    return found;
  }).catch((error) => { container = undefined; throw error; });
  const load = ({ module, scripts, styles }) => async () => {
    const [found] = await Promise.all([open(), ...scripts.map(script), ...styles.map(style)]);
    const exports = (await found.get(module))();
    return { default: exports.default ?? exports };
  };
  const slots = Object.fromEntries(Object.entries(known.slots).map(([slot, of]) => [slot, load(of)]));
  const modules = { './slots': { slots }, './routes': { routes: {} }, './listeners': { listeners: {} } };
  return {
    init: (shareScope) => { scope = shareScope; },
    get: async (module) => {
      if (!modules[module]) throw new Error('Module "' + module + '" does not exist in container.');
      return () => modules[module];
    },
  };
})();
`;
