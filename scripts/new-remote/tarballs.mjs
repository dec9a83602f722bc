import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './names.mjs';

/** Folder of the tarballs in a remote's repository. */
const kept = 'packages';

/** `shop-federation-build-1.14.0.tgz` → `@shop/federation-build`; null for another file. */
function toPackage(file) {
  const found = /^shop-(.+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file);
  return found && found[1] !== 'create-remote' ? `@shop/${found[1]}` : null;
}

const inOrder = (ranges) =>
  Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Copies the tarballs of `source` into the remote's repository, which then can be installed anywhere, and returns its
 * package.json with them. Packages that only other packages depend on are listed, too: no registry has them.
 */
export function withTarballs(manifest, source, folder) {
  const files = existsSync(source) ? readdirSync(source).filter((file) => toPackage(file)) : [];
  const packages = Object.fromEntries(files.map((file) => [toPackage(file), `file:${kept}/${file}`]));
  const { dependencies, devDependencies } = manifest;
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => name.startsWith('@shop/') && !packages[name],
  );
  if (missing.length > 0) throw new Refused(`${source} has no tarball of ${missing.join(', ')}`);
  if (Object.keys(packages).length < files.length)
    throw new Refused(`${source} has several versions of one package`);
  mkdirSync(join(folder, kept));
  for (const file of files) cpSync(join(source, file), join(folder, kept, file));
  const atRunTime = Object.entries(packages).filter(([name]) => dependencies[name]);
  const others = Object.entries(packages).filter(([name]) => !dependencies[name]);
  return {
    ...manifest,
    dependencies: inOrder({ ...dependencies, ...Object.fromEntries(atRunTime) }),
    devDependencies: inOrder({ ...devDependencies, ...Object.fromEntries(others) }),
  };
}
