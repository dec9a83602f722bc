import type { BootData, ClientRelease, ClientRoute, PageScope, RouteManifest } from '@shop/federation';
import type { ApiResponse } from '../fetch-response';
import type { StoredRelease } from '../live-releases';
import { getPictureRoute } from '../pictures/picture-source';
import { toReleaseScript, type ReleaseSet } from '../release-set';
import type { EdgeSettings } from '../settings';
import { directions, type PageTraits } from '../visitor';
import type { PageData } from './page-data';
import type { PageMatter } from './page-request';
import { getDeferredSlotScripts } from './preloads';

/** The page's boot data; without content until it is rendered, and without the visitor's own data. */
export function createBootData(
  { set, visitor, origin }: PageMatter,
  data: PageData,
  settings: Pick<
    EdgeSettings,
    | 'apiOrigin'
    | 'publicApiOrigin'
    | 'mapsKey'
    | 'hasWorker'
    | 'streamUrl'
    | 'vitalsSampleRate'
    | 'hasPictures'
    | 'pictureOrigins'
  >,
): BootData {
  const { version, buildId } = set.host.manifest;
  const remotes = Object.entries(set.remotes).map(([app, { live, previous }]) => [
    app,
    {
      live: { ...forBrowser(set, live), ...getDeferredSlotScripts(set, live) },
      previous: previous && forBrowser(set, previous),
    },
  ]);
  const { hasWorker, streamUrl, vitalsSampleRate } = settings;
  const pictures = getPictureRoute(settings, data.config);
  return {
    remotes: Object.fromEntries(remotes) as BootData['remotes'], // fromEntries loses their type
    host: { version, buildId },
    ...(set.off.length ? { off: [...set.off] } : {}),
    revision: set.revision,
    language: visitor.language,
    direction: directions[visitor.language] ?? 'ltr',
    theme: visitor.theme,
    ...(origin ? { origin } : {}),
    ...(data.currency ? { currency: data.currency } : {}),
    apiOrigin: settings.publicApiOrigin,
    ...(settings.publicApiOrigin ? {} : { backendOrigin: settings.apiOrigin }),
    mapsKey: settings.mapsKey,
    ...(hasWorker ? { worker: true } : {}),
    ...(streamUrl ? { stream: streamUrl } : {}),
    ...(vitalsSampleRate < 1 ? { vitals: vitalsSampleRate } : {}),
    ...(pictures ? { pictures } : {}),
    config: goodBody(data.config),
    modules: goodBody(data.modules),
    timeZone: data.timeZone,
    visitorId: '',
    scope: getPageScope(visitor),
    answers: data.answered.map(
      ({ endpoint: { method, path, varies }, args, response: { status, body } }) => ({
        endpoint: { method, path, varies },
        args,
        status,
        body,
      }),
    ),
    rendered: null,
    madeAt: null,
  };
}

const goodBody = (response: ApiResponse | null): unknown => (response?.status === 200 ? response.body : null);

const getPageScope = ({ place, zoneIds, moduleId, isCustomer, interests }: PageTraits): PageScope => ({
  place,
  zoneIds,
  moduleId,
  isCustomer,
  ...(interests.length ? { interests } : {}),
});

/** The part of a release that goes into the page. */
function forBrowser(set: ReleaseSet, release: StoredRelease): ClientRelease {
  const { app, version, buildId, entry, routes, slots, listeners } = release.manifest;
  return {
    app,
    version,
    buildId,
    entry: toReleaseScript(set, release, entry.file),
    routes: routes.map(toClientRoute),
    slots,
    listeners,
  };
}

const toClientRoute = (route: RouteManifest): ClientRoute => {
  const { path, page, instead, first, needsPlace, needsCustomer, identity, unlisted, resumes, frame } = route;
  return {
    path,
    page,
    ...(instead ? { instead } : {}),
    ...(first ? { first } : {}),
    ...(needsPlace ? { needsPlace } : {}),
    ...(needsCustomer ? { needsCustomer } : {}),
    ...(identity ? { identity } : {}),
    ...(unlisted ? { unlisted } : {}),
    ...(resumes ? { resumes } : {}),
    ...(frame ? { frame } : {}),
  };
};
