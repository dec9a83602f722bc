import { slotsOfManyApps, type ReleaseManifest } from '@shop/federation';
import { satisfies } from 'semver';
import { isEdgeAddress } from '../edge-addresses';
import { requiredApp } from '../release-table';
import { getPathShapes } from './path-shapes';
import { ReleaseError } from './release-error';

const slotPrefix = 'slot:';

function routeProblems(candidate: ReleaseManifest, live: readonly ReleaseManifest[]): string[] {
  const own = candidate.routes.filter(({ path }) => getPathShapes(path).some(isEdgeAddress));
  const ofTheEdge = own.map(({ path }) => `address ${path} is the edge's own`);
  const mine = new Map(
    candidate.routes.flatMap(({ path }) => getPathShapes(path).map((shape) => [shape, path] as const)),
  );
  const ofOthers = live.flatMap(({ app, version, routes }) =>
    routes.flatMap(({ path }) => {
      const same = getPathShapes(path).map((shape) => mine.get(shape));
      const taken = same.find((mineAt) => mineAt !== undefined);
      return taken === undefined ? [] : [`address ${taken} is served by ${app}@${version} (${path})`];
    }),
  );
  return [...ofTheEdge, ...ofOthers];
}

/** Commands have one handler, and slots one provider: with two, each visitor would see both, or whichever comes first. */
function offerProblems(candidate: ReleaseManifest, live: readonly ReleaseManifest[]): string[] {
  const describe = (what: string, { app, version }: ReleaseManifest) =>
    `${what} by ${app}@${version}: to hand it over, promote this release in one step with one of ${app} without it`;
  return live.flatMap((other) => [
    ...candidate.listeners
      .filter((command) => other.listeners.includes(command))
      .map((command) => describe(`command ${command} is handled`, other)),
    ...candidate.slots
      .filter((slot) => !slotsOfManyApps.includes(slot) && other.slots.includes(slot))
      .map((slot) => describe(`slot ${slot} is provided`, other)),
  ]);
}

/**
 * Requirements of one release that another does not meet: contract of the host, shared versions, versions of slots. An
 * unreadable range is not met: it prevents a promotion instead of breaking a page.
 */
export function findUnmetRequirements(consumer: ReleaseManifest, provider: ReleaseManifest): string[] {
  const { app, version, contract } = provider;
  const problems: string[] = [];
  const demand = (what: string, offered: string, range: string) => {
    if (!satisfies(offered, range, { includePrerelease: true })) {
      problems.push(
        `${consumer.app}@${consumer.version} needs ${what} ${range}, and ${app}@${version} has ${offered}`,
      );
    }
  };
  for (const [name, range] of Object.entries(consumer.contract.requires)) {
    if (name === app) demand(`${name}'s contract`, contract.provides, range);
    const isSlotOfTheirs =
      name.startsWith(slotPrefix) && provider.slots.includes(name.slice(slotPrefix.length));
    if (isSlotOfTheirs) demand(name, contract.provides, range);
  }
  if (app === requiredApp) {
    for (const [name, { range }] of Object.entries(consumer.shared)) {
      const offered = provider.shared[name];
      if (offered) demand(name, offered.version, range);
      else
        problems.push(
          `${consumer.app}@${consumer.version} needs ${name}, which ${app}@${version} does not share`,
        );
    }
  }
  return problems;
}

/**
 * Why a release may not go live beside the current ones: an address that the edge or another app has, a command or a slot that
 * another app has, or a contract or shared version that one side requires and the other lacks (F-17, F-19). Empty if it may.
 */
export function promotionProblems(candidate: ReleaseManifest, live: readonly ReleaseManifest[]): string[] {
  const others = live.filter(({ app }) => app !== candidate.app);
  return [
    ...routeProblems(candidate, others),
    ...offerProblems(candidate, others),
    ...others.flatMap((other) => [
      ...findUnmetRequirements(candidate, other),
      ...findUnmetRequirements(other, candidate),
    ]),
  ];
}

/** Throws if there are problems. */
export function refuseProblems(version: string, manifest: ReleaseManifest, problems: readonly string[]) {
  if (problems.length === 0) return;
  throw new ReleaseError(
    'refused',
    [`${manifest.app}@${version} may not go live:`, ...problems].join('\n  - '),
  );
}
