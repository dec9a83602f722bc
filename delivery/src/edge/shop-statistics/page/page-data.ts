import type { Overview } from '../shop-statistics';
import { escapeHtml } from '../../escape';

/** Data of the page. */
export interface StatisticsPageData {
  overview: Overview;
  shopName: string;
  /** IANA name of the zone in which times are shown. */
  timeZone: string;
  /** Whether the counts survive a restart of the edge. */
  isSaved: boolean;
  /** Origin that browsers send their events to instead of this edge; null: this edge. */
  streamOrigin: string | null;
  /** Whether browsers call the backend themselves, past this edge. */
  hasPublicApi: boolean;
  csrfToken: string;
  nonce: string;
}

/** Why there may be nothing from the stream. */
export const whyEmpty = ({ streamOrigin }: Pick<StatisticsPageData, 'streamOrigin'>): string =>
  streamOrigin === null
    ? 'Only visitors count who have agreed to be measured in the privacy banner; everybody else is not in these numbers.'
    : `Browsers send their events to ${escapeHtml(streamOrigin)} (EDGE_STREAM_URL), not to this edge.`;
