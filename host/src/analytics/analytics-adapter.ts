import type { AnalyticsEvent } from '@shop/events';

/** An event as it leaves the browser. */
export type SentEvent = AnalyticsEvent & {
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** Of this document alone, made after the yes; with `number` it tells a repeated event from a second one. */
  visit: string;
  /** From 1, in the order in which the visit's events happened. */
  number: number;
  /** The pattern of the page's address, never the address: `/product/:id`. */
  route: string;
  language: string;
  /** Of all money in it: minor units in one major unit, as digits. */
  decimals: number;
};

/** Where events go. To add one: `docs/decisions/0017`. */
export interface AnalyticsAdapter {
  /** Called once, after the visitor's yes and never before: only here may it load anything. */
  start(): void;
  /** Called after `start` alone; must not throw. */
  send(event: SentEvent): void;
  /** The visitor has taken the yes back: drops what is not sent, and what it keeps in the browser. */
  stop(): void;
}
