import { isRecord } from '@shop/contract';
import { number, object, string } from 'yup';
import { notFound } from '../../http/refusal';
import type { Server } from '../../serve';
import { lockConversation } from '../messages/conversations';
import { addMessage } from '../messages/message-store';
import { partnerBy } from '../messages/partners';
import { switchBody } from './changed-rows';

const messageSwitch = object({
  customer_id: number().integer().min(1).required(),
  sender_type: string()
    .oneOf(['admin', 'vendor', 'delivery_man'] as const)
    .required(),
  /** Id of the store or courier. */
  sender_id: number().integer().min(0).default(0),
  message: string().max(10_000).required(),
});

/** `POST /sandbox/messages`: a store, a courier or the shop's support writes to a customer immediately. */
export function messageSwitches({ app, shop }: Server): void {
  app.post('/sandbox/messages', async ({ body }) => {
    const switched = switchBody(messageSwitch, isRecord(body) ? body : {});
    const { customer_id: customerId, sender_type: kind, sender_id: id, message: text } = switched;
    const { database } = shop;
    const known = await database.query('SELECT 1 FROM customers WHERE id = $1', [customerId]);
    if (known.length === 0 || !(await partnerBy(database, { kind, id }))) throw notFound();
    const at = shop.now();
    return database.transaction(async (tx) => {
      const conversation = await lockConversation(tx, customerId, { kind, id }, at);
      await addMessage(tx, conversation, { own: false, text, at, key: null });
      return { conversation_id: conversation };
    });
  });
}
