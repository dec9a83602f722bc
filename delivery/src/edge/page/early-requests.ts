import { requestHeaders, requestUrl } from '@shop/contract';
import { scriptJson } from '@shop/domain';
import { EARLY_REQUESTS } from '@shop/federation';
import { toRequestScope, type PageTraits } from '../visitor';
import type { InitialQuery } from './initial-queries';

/** Whether the request uses the visitor's own module and zones; otherwise the page determines the scope first. */
const usesOwnScope = ({ endpoint }: InitialQuery, { moduleId, zoneIds }: PageTraits): boolean =>
  endpoint.subject === null &&
  !(endpoint.demands.includes('zone') && zoneIds.length === 0) &&
  !(endpoint.demands.includes('module') && moduleId === null);

/**
 * Headers, and for each request its address and required identity. The client builds address and headers with the same
 * functions, so that it finds its own requests already started.
 */
function planRequests(queries: readonly InitialQuery[], visitor: PageTraits, apiOrigin: string) {
  const scope = toRequestScope(visitor, apiOrigin);
  const requests = queries
    .filter((query) => usesOwnScope(query, visitor))
    .map(({ endpoint, args }) => ({ url: requestUrl(endpoint, args, scope), access: endpoint.access }));
  return { headers: requestHeaders(scope), calls: requests };
}

/**
 * Inline script that starts the requests whose responses the edge does not have. Token, guest id and the cart's store are
 * only in local storage; a tab with a module has it, and the cart's store, in session storage. If storage and cookie differ
 * in location or module, an early response could be for another zone: then the page sends the requests itself.
 */
export const earlyRequestScript = (
  queries: readonly InitialQuery[],
  visitor: PageTraits,
  apiOrigin: string,
): string => `
(function (plan) {
  var started = (window.${EARLY_REQUESTS} = {});
  var stored = function (key, area) {
    try { return window[area || 'localStorage'].getItem(key); } catch (error) { return null; }
  };
  var parsed = function (key, area) { try { return JSON.parse(stored(key, area)); } catch (error) { return null; } };
  var own = stored('module', 'sessionStorage') === null ? 'localStorage' : 'sessionStorage';
  var module = parsed('module', own);
  var headers = plan.headers;
  var place = stored('location') ? parsed('currentLatLng') : null;
  var isSame = function (value, header) { return String(value || '') === String(header || ''); };
  if (JSON.stringify((place && parsed('zoneid')) || []) !== (headers.zoneId || '[]')) return;
  if (!isSame(place && place.lat, headers.latitude) || !isSame(place && place.lng, headers.longitude)) return;
  if (!isSame(module && module.id, headers.moduleId)) return;
  var token = stored('token');
  var guest = stored('guest_id');
  var cartStore = stored('cart_store', own);
  if (token) headers.authorization = 'Bearer ' + token;
  plan.calls.forEach(function (call) {
    var isGuest = call.access === 'guest' && !token;
    if ((call.access === 'customer' && !token) || (isGuest && !guest)) return;
    var url = call.url;
    var own = {};
    if (cartStore && url.indexOf('/customer/cart/') >= 0) own.store_id = cartStore;
    if (isGuest) own.guest_id = guest;
    var query = String(new URLSearchParams(own));
    if (query) url += (url.indexOf('?') < 0 ? '?' : '&') + query;
    var answer = fetch(url, { headers: headers, credentials: 'omit', redirect: 'manual' });
    answer.catch(function () {});
    started['GET ' + url] = answer;
  });
})(${scriptJson(planRequests(queries, visitor, apiOrigin))});`;
