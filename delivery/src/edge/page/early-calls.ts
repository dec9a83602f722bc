import * as contract from '@shop/contract';
import {
  argsOfFirstCall,
  EARLY_CALLS,
  isFirstCallAt,
  needsPlace,
  type FirstCall,
  type RouteMatch,
} from '@shop/federation';
import type { OwnedRoute } from '../release-set';
import { scopeOf, type Visitor } from '../visitor';
import { scriptJson } from './escape';

const { requestHeaders, requestUrl } = contract;

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** An endpoint by the name under which the contract exports it. A release may name one that this edge is too old for. */
export function endpointOf(name: string): contract.Endpoint | null {
  const found: unknown = Object.hasOwn(contract, name) ? contract[name as keyof typeof contract] : null;
  return isEndpoint(found) ? found : null;
}

export interface PlannedCall {
  name: string;
  endpoint: contract.Endpoint;
  args: contract.RequestArgs;
}

const pointOf = ({ place }: Visitor) => place && { latitude: place[0], longitude: place[1] };

const hasParams = (endpoint: contract.Endpoint, args: contract.RequestArgs) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].every(([, name = '']) => args.params?.[name] !== undefined);

/** Those of a page's first calls that read and can be made at this address, with their arguments. */
export function plannedCalls(
  calls: readonly FirstCall[],
  match: RouteMatch<OwnedRoute>,
  search: URLSearchParams,
  visitor: Visitor,
  moduleType: string | null,
): PlannedCall[] {
  const planned = (call: FirstCall): PlannedCall[] => {
    const endpoint = endpointOf(call.endpoint);
    if (!isFirstCallAt(call, search, moduleType)) return [];
    // What a backend must announce is asked by the page, which knows whether it has.
    if (
      endpoint?.method !== 'GET' ||
      endpoint.requires !== null ||
      (call.needsZone && visitor.zoneIds.length === 0)
    )
      return [];
    if (needsPlace(call) && !visitor.place) return [];
    const args = argsOfFirstCall(call, match.params, search, pointOf(visitor));
    return hasParams(endpoint, args) ? [{ name: call.endpoint, endpoint, args }] : [];
  };
  return calls.flatMap(planned);
}

/** Whether the visitor's own module and zones are the ones to ask with; else the page finds out first. */
const isAskedFromHere = ({ endpoint }: PlannedCall, { moduleId, zoneIds }: Visitor): boolean =>
  endpoint.subject === null &&
  !(endpoint.demands.includes('zone') && zoneIds.length === 0) &&
  !(endpoint.demands.includes('module') && moduleId === null);

/**
 * What the inline script needs to start the calls: headers, and of each call its address and who may make it. The
 * client builds address and headers with the same functions, so that it finds its own calls under way.
 */
export function earlyCallData(all: readonly PlannedCall[], visitor: Visitor, apiOrigin: string): string {
  const scope = scopeOf(visitor, apiOrigin);
  const calls = all.filter((call) => isAskedFromHere(call, visitor));
  return scriptJson({
    headers: requestHeaders(scope),
    calls: calls.map(({ endpoint, args }) => ({
      url: requestUrl(endpoint, args, scope),
      access: endpoint.access,
    })),
  });
}

/**
 * Starts the calls: at once where the content waits for them, and in a task of their own where it is there already,
 * since reading the storage and beginning a call wait for other processes of the browser. The page's own code takes
 * several tasks and finds them begun. Token and guest id are in local storage only. Where storage and cookie do not
 * agree on place and module, an early answer could be for another zone: then the page asks by itself.
 */
export const earlyCallScript = (data: string, isRendered: boolean): string => `
(function (plan) {
  window.__shopNonce = document.currentScript.nonce;
  var kept = (window.${EARLY_CALLS} = {});
  var start = function () {
    var stored = function (key) { try { return localStorage.getItem(key); } catch (error) { return null; } };
    var parsed = function (key) { try { return JSON.parse(stored(key)); } catch (error) { return null; } };
    var module = parsed('module');
    var headers = plan.headers;
    var place = stored('location') ? parsed('currentLatLng') : null;
    var isSame = function (value, header) { return String(value || '') === String(header || ''); };
    if (JSON.stringify((place && parsed('zoneid')) || []) !== (headers.zoneId || '[]')) return;
    if (!isSame(place && place.lat, headers.latitude) || !isSame(place && place.lng, headers.longitude)) return;
    if (!isSame(module && module.id, headers.moduleId)) return;
    var token = stored('token');
    var guest = stored('guest_id');
    if (token) headers.authorization = 'Bearer ' + token;
    plan.calls.forEach(function (call) {
      var isGuest = call.access === 'guest' && !token;
      if ((call.access === 'customer' && !token) || (isGuest && !guest)) return;
      var url = call.url;
      if (isGuest) url += (url.indexOf('?') < 0 ? '?' : '&') + new URLSearchParams({ guest_id: guest });
      var answer = fetch(url, { headers: headers, credentials: 'omit', redirect: 'manual' });
      answer.catch(function () {});
      kept['GET ' + url] = answer;
    });
  };
  ${isRendered ? 'setTimeout(start)' : 'start()'};
})(${data});`;
