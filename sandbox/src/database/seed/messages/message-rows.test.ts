import { testNow } from '../../../testing/test-clock';
import { messageRows } from './message-rows';

it('gives the demo customer conversations with two stores, a courier and the shop, with pictures and unread words [D-28]', () => {
  const { conversations, messages } = messageRows(testNow, []);
  expect(conversations.map(({ partner_kind: kind }) => kind).sort()).toEqual([
    'admin',
    'delivery_man',
    'vendor',
    'vendor',
  ]);
  expect(messages.filter(({ seen }) => !seen)).toHaveLength(3);
  expect(messages.flatMap(({ pictures }) => pictures)).toHaveLength(2);
});
