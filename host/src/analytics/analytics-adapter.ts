import type { ModuleType } from '@shop/domain';
import type { AnalyticsEvent } from '@shop/events';

/** An event as it is sent. */
export type SentEvent = AnalyticsEvent & {
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** Random id of this document, created after consent; together with `number` it identifies repeated events. */
  visit: string;
  /** Counts the visit's events from 1, in the order in which they happened. */
  number: number;
  /** The pattern of the page's address, never the address itself: `/product/:id`. */
  route: string;
  /** The module that the visitor has chosen; null: none yet. */
  module: ModuleType | null;
  language: string;
  /** Decimal digits of the minor unit of all amounts in the event. */
  decimals: number;
};

/** A receiver of analytics events. How to add one: `docs/decisions/0017`. */
export interface AnalyticsAdapter {
  /** Called once, only after the visitor's consent; nothing may be loaded before it. */
  start(): void;
  /** Called only after `start`; must not throw. */
  send(event: SentEvent): void;
  /** The visitor has withdrawn consent: drop unsent events and everything stored in the browser. */
  stop(): void;
}
