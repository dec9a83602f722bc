import { EARLY_LEAVING, type BootData } from '@shop/federation';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { getRouteLocation } from './route-location';
import { beacon } from '../root/beacon';

/** Milliseconds that a report waits for others. */
const pause = 2_000;

/** Path at which the document was opened: the library measures documents, not client-side navigations. */
function pathOpened(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? window.location.href, window.location.href).pathname;
}

/** Collects reports and sends them together; at once when the page is hidden, because it may not come back. */
function reportTogether(send: (body: string) => void) {
  let waiting: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(JSON.stringify(reports));
  };
  return (report: object) => {
    waiting.push(report);
    if (document.visibilityState === 'hidden') flush();
    else timer ??= setTimeout(flush, pause);
  };
}

/**
 * Reports the document's web vitals (LCP, INP, CLS, FCP, TTFB) with the pattern of its address and the releases of
 * its remote and of the host; nothing about the visitor. Only in a sample of documents, set by the edge. Must be
 * called once. X-12.
 */
export function watchVitals(boot: BootData, random = Math.random()): void {
  window[EARLY_LEAVING]?.stop();
  if (random >= (boot.vitals ?? 1)) return;
  const location = getRouteLocation(boot, pathOpened());
  const report = reportTogether((body) => void beacon('/_report', body));
  const reportMetric = ({ name, value, rating, navigationType }: MetricType) =>
    report({
      ...{ kind: 'vital', metric: name, value, rating, navigationType },
      ...location,
      host: boot.host.version,
      revision: boot.revision,
      ticket: boot.ticket,
    });
  onTTFB(reportMetric);
  onFCP(reportMetric);
  onLCP(reportMetric);
  onCLS(reportMetric);
  onINP(reportMetric);
}
