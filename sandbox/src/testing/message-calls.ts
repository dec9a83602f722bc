import { sendMessage, type RequestScope } from '@shop/contract';
import { toForm, pictures } from './pictures';
import type { Calls } from './sign-in-calls';
import type { TestShop } from './test-shop';

/** A form with a message to the shop's support, with a picture. */
export function messageForm(
  texts: Record<string, string> = { receiver_type: 'admin', message: 'Hello' },
): FormData {
  const body = toForm(pictures.png);
  Object.entries(texts).forEach(([name, text]) => body.append(name, text));
  return body;
}

/** A successful call of each endpoint of conversations. */
export function messageCalls(now: () => { shop: TestShop; scope: Partial<RequestScope> }): Calls {
  const written = () => now().shop.send(sendMessage, { body: messageForm() }, now().scope);
  return {
    conversationList: async () => {
      await written();
      return {};
    },
    conversationSearch: async () => {
      await written();
      return { query: { name: 'mosaic' } };
    },
    messageDetails: async () => ({
      query: { conversation_id: (await written()).model.conversationId ?? 0 },
    }),
    sendMessage: () => ({ body: messageForm() }),
  };
}
