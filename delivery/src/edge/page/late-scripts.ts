import { policyName } from '@shop/federation';
import { hostApp } from '../release-set';
import { scriptJson } from './escape';
import type { Script } from './preloads';

/**
 * Of a rendered page: fetches the host's entry and every other script once the browser says that the page has been painted, so
 * that what makes it live does not hold up what is to be seen (counted in frames it cannot be told: the first have nothing in
 * them). Sooner when the visitor does something; then what the page still keeps back of itself comes at once, too. A page in the
 * background is not painted and does not wait. Two files at a time: to begin a fetch takes a phone a few milliseconds. Says what
 * preload links would say: same address, same `integrity`, no `crossorigin`.
 */
export const lateScripts = (entry: Script, others: readonly Script[]): string => `
(function (policy, entry, others) {
  var nonce = document.currentScript.nonce, acts = ['pointerdown', 'keydown', 'touchstart'], begun = false, few = 2;
  var fetchFrom = function (at) {
    others.slice(at, at + few).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'low';
      link.integrity = file.integrity;
      link.nonce = nonce;
      link.href = file.url;
      document.head.append(link);
    });
    if (at + few < others.length) setTimeout(fetchFrom, 0, at + few);
  };
  var begin = function () {
    if (begun) return;
    begun = true;
    acts.forEach(function (act) { removeEventListener(act, begin, true); });
    fetchFrom(0);
    setTimeout(start);
  };
  var start = function () {
    var types = self.trustedTypes, kept = (self.__shopPolicies = self.__shopPolicies || {});
    if (types && !kept[policy]) kept[policy] = types.createPolicy(policy, { createScriptURL: function (text) { return text; } });
    var script = document.createElement('script');
    script.integrity = entry.integrity;
    script.src = types ? kept[policy].createScriptURL(entry.url) : entry.url;
    document.head.append(script);
  };
  var showAll = function () { document.documentElement.removeAttribute('data-arriving'); };
  acts.concat('scroll').forEach(function (act) { addEventListener(act, showAll, { once: true, capture: true }); });
  acts.forEach(function (act) { addEventListener(act, begin, true); });
  setTimeout(begin, document.hidden ? 0 : 1000);
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length) setTimeout(begin);
  }).observe({ type: 'paint', buffered: true });
})(${scriptJson(policyName(hostApp))}, ${scriptJson(entry)}, ${scriptJson(others)});`;
