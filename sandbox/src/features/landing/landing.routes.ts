import {
  aboutUs,
  cancellationPolicy,
  landingTexts,
  privacyPolicy,
  refundPolicy,
  shippingPolicy,
  subscribeToNewsletter,
  termsAndConditions,
} from '@shop/contract';
import { one } from '../../database/database';
import { textIn, type Texts } from '../../http/language';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';

/** Endpoint → the topic of its text in the table. */
const topics = [
  [aboutUs, 'about'],
  [termsAndConditions, 'terms'],
  [privacyPolicy, 'privacy'],
  [refundPolicy, 'refund'],
  [cancellationPolicy, 'cancellation'],
  [shippingPolicy, 'shipping'],
] as const;

export function landingRoutes(server: Server): void {
  const { shop } = server;
  const { database } = shop;

  serve(server, landingTexts, async ({ language }) => {
    const wire = (await shop.settings()).wire(language);
    const fixed = Object.entries(wire).filter(([name]) => name.startsWith('fixed_'));
    return { base_urls: wire.base_urls, ...Object.fromEntries(fixed) };
  });

  for (const [endpoint, topic] of topics)
    serve(server, endpoint, async ({ language }) => {
      const found = await one<{ html_i18n: Texts }>(
        database,
        'SELECT html_i18n FROM shop_texts WHERE topic = $1',
        [topic],
      );
      return found ? textIn(found.html_i18n, language) : '';
    });

  serve(
    server,
    subscribeToNewsletter,
    async ({ body, language }) => {
      await database.query('INSERT INTO newsletter_subscribers (email) VALUES ($1) ON CONFLICT DO NOTHING', [
        body.email,
      ]);
      return { message: translate(language, 'subscribed') };
    },
    { perMinute: 20 },
  );
}
