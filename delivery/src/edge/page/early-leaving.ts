import { EARLY_LEAVING } from '@shop/federation';

/**
 * Measures visitors who leave before the host does it itself, at the moment when the page is hidden: the largest paint until
 * then and the slowest interaction, or that nothing was painted at all. Otherwise a slow release would look fast, because only
 * those who have waited for it would count. Sends nothing from a page that was opened in the background, or that was not chosen
 * for measurement.
 */
export const earlyLeavingScript = `(() => {
  const when = document.visibilityState, watches = [], kinds = (window.PerformanceObserver || {}).supportedEntryTypes || [];
  if (when != 'visible' || !kinds.includes('paint')) return;
  let paint = 0, interaction = 0;
  const watch = (type, take) => {
    if (!kinds.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 40 });
    watches.push(() => (observer.takeRecords().forEach(take), observer.disconnect()));
  };
  watch('largest-contentful-paint', (entry) => (paint = entry.startTime));
  watch('event', (entry) => entry.interactionId && (interaction = Math.max(interaction, entry.duration)));
  const send = ({ ticket, vitals = 1 }) => {
    if (!ticket || Math.random() >= vitals) return;
    const vital = (metric, value) => value ? [{ kind: 'vital', metric, value, ticket }] : [];
    const hasPaint = paint || performance.getEntriesByName('first-contentful-paint').length;
    const reports = [...(hasPaint ? vital('LCP', paint) : [{ kind: 'left', ticket }]), ...vital('INP', interaction)];
    const body = new Blob([JSON.stringify(reports)], { type: 'application/json' });
    if (reports.length) navigator.sendBeacon('/_report', body);
  };
  const leave = ({ type }) => {
    if (type != 'pagehide' && document.visibilityState == 'visible') return;
    stop();
    const boot = document.getElementById('shop-boot');
    if (boot) send(JSON.parse(boot.textContent));
  };
  const listen = (how) => {
    document[how + 'EventListener']('visibilitychange', leave);
    window[how + 'EventListener']('pagehide', leave);
  };
  const stop = () => {
    listen('remove');
    watches.splice(0).forEach((end) => end());
  };
  window.${EARLY_LEAVING} = { stop };
  listen('add');
})();`;
