import { get, post } from '@shop/contract';
import { emailPattern } from '@shop/domain';
import { object, string } from 'yup';
import type { BodySchema } from '../../http/read-input';
import { say } from '../../http/say';
import { serve, type Server } from '../../serve';

const asItIs = (wire: unknown) => wire;

/** CALL-11, ENT-50. */
const landing = get('/api/v1/react-landing-page').replies(asItIs);
/** CALL-31. */
const newsletter = post('/api/v1/newsletter/subscribe').body<{ email: string }>().replies(asItIs);

const newsletterSchema: BodySchema = object({
  email: string()
    .trim()
    .lowercase()
    .max(255, 'newsletterInvalid')
    .matches(emailPattern, 'newsletterInvalid')
    .required('newsletterInvalid'),
});

export function landingRoutes(server: Server): void {
  const { shop } = server;
  const { database } = shop;

  serve(server, landing, async ({ language }) => {
    const wire = (await shop.settings()).wire(language);
    const fixed = Object.entries(wire).filter(([name]) => name.startsWith('fixed_'));
    return { base_urls: wire.base_urls, ...Object.fromEntries(fixed) };
  });

  serve(
    server,
    newsletter,
    async ({ body, language }) => {
      await database.query('INSERT INTO newsletter_subscribers (email) VALUES ($1) ON CONFLICT DO NOTHING', [
        body.email,
      ]);
      return { message: say(language, 'subscribed') };
    },
    { bodySchema: newsletterSchema, perMinute: 20 },
  );
}
