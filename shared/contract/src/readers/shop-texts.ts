import type { LandingTexts } from '@shop/domain';
import { isRecord, record, text } from '@shop/contract/core';
import { appsFromWire } from './config';

/** A plain text, or one wrapped in an object. */
export function shopTextFromWire(wire: unknown): string {
  if (!isRecord(wire)) return text(wire);
  return shopTextFromWire(wire.content ?? wire.data ?? wire.value ?? '');
}

/** ENT-50. */
export function landingFromWire(wire: unknown): LandingTexts {
  const landing = record(wire, 'landing');
  return {
    footer: text(landing.fixed_footer_description),
    newsletterTitle: text(landing.fixed_newsletter_title),
    newsletterText: text(landing.fixed_newsletter_sub_title),
    apps: appsFromWire(landing.download_user_app_links),
  };
}
