import { isRecord } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { tidyText } from '../../http/tidy';
import { toWholeNumber } from '../../http/whole-number';
import type { Server } from '../../serve';
import { toContact, customerById } from '../auth/customers';
import { sentTo } from '../auth/outbox';
import { revokeTokens } from '../auth/tokens';

const defaultLimit = 20;
const maxMessages = 100;

const lone = (value: unknown) => (typeof value === 'string' ? tidyText(value).trim().slice(0, 300) : '');

/**
 * `GET /sandbox/outbox?to=&limit=`: sent e-mails and SMS, to one contact or to all, the newest first.
 * `POST /sandbox/customers/{id}/expire`: the customer's tokens expire.
 */
export function sessionSwitches({ app, shop }: Server): void {
  app.get('/sandbox/outbox', async ({ query }) => {
    const { to, limit } = isRecord(query) ? query : {};
    const requestedLimit = toWholeNumber(lone(limit)) ?? defaultLimit;
    const recipient = lone(to) && toContact(lone(to)).value;
    const messages = await sentTo(
      shop.database,
      lone(to) ? recipient : null,
      Math.min(Math.max(requestedLimit, 1), maxMessages),
    );
    return { messages };
  });

  app.post<{ Params: { id: string } }>('/sandbox/customers/:id/expire', async ({ params }) => {
    const id = toWholeNumber(params.id);
    const customer = id === null ? null : await customerById(shop.database, id);
    if (!customer) throw notFound();
    await revokeTokens(shop.database, customer.id, shop.now());
    return { changed: 1 };
  });
}
