import {
  addToCart,
  conversationList,
  conversationSearch,
  customerInfo,
  messageDetails,
  placeOrder,
  sendMessage,
  trackOrder,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { newCustomer } from '../../testing/people';
import { toForm, pictures, type FileSent } from '../../testing/pictures';
import { testNow } from '../../testing/test-clock';
import { moveOrder } from '../orders/order-progress';
import { replyDelay } from './send-message';

const fixture = createOrderFixture({ faults: true });

const later = (pause: number) => fixture.shop.at(new Date(testNow.getTime() + pause));
const toStore = (id = fixture.goods.storeId) => ({ receiver_type: 'vendor', receiver_id: String(id) });

function form(texts: Record<string, string>, ...files: (FileSent | Uint8Array)[]) {
  const body = toForm(...files);
  Object.entries(texts).forEach(([name, text]) => body.append(name, text));
  return body;
}
const send = (
  visitor: Visitor,
  texts: Record<string, string>,
  files: (FileSent | Uint8Array)[] = [],
  key?: string,
) =>
  fixture.shop.send(
    sendMessage,
    { body: form(texts, ...files) },
    visitor,
    key ? { 'Idempotency-Key': key } : {},
  );
const open = async (visitor: Visitor, query: object) =>
  (await fixture.shop.send(messageDetails, { query }, visitor)).model;
const list = async (visitor: Visitor) => (await fixture.shop.send(conversationList, {}, visitor)).model;

/** A delivery of the customer in the given status. */
async function ordered(visitor: Visitor, status: 'pending' | 'picked_up' | 'delivered') {
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, visitor);
  const body = {
    ...fixture.bodyFor(0, { accept_changes: true, order_type: 'delivery', address: 'Net Square 1' }),
    latitude: 25.128,
    longitude: 56.344,
  };
  const { orderId } = (await fixture.shop.send(placeOrder, { body }, visitor)).model;
  if (status !== 'pending') await moveOrder(fixture.shop.database, orderId, status, testNow);
  const order = (await fixture.shop.send(trackOrder, { query: { order_id: orderId } }, visitor)).model;
  return { orderId, courierId: order.courier?.id ?? 0 };
}

describe('writing', () => {
  it('starts a conversation with a store, which replies automatically a little later [D-28]', async () => {
    const visitor = await newCustomer(fixture.shop);
    const { model } = await send(visitor, { ...toStore(), message: '  Do you have figs?  ' });
    expect(model.partner).toMatchObject({ kind: 'vendor', id: fixture.goods.storeId });
    expect(model.messages).toMatchObject([{ own: true, text: 'Do you have figs?', pictureUrls: [] }]);
    const query = { vendor_id: fixture.goods.storeId };
    later(replyDelay - 1);
    expect((await open(visitor, query)).messages).toHaveLength(1);
    later(replyDelay);
    const [reply] = (await open(visitor, query)).messages;
    expect(reply).toMatchObject({
      own: false,
      text: expect.stringMatching(/^Hello Noor, thank you for writing/),
    });
  });

  it.each([
    ['ur', /السلام علیکم Noor/],
    ['ar', /مرحبًا Noor/],
  ] as const)('gets a reply in the customer’s language: %s', async (language, message) => {
    const visitor = { ...(await newCustomer(fixture.shop)), language };
    await send(visitor, { receiver_type: 'admin', message: 'x' });
    later(replyDelay);
    expect((await open(visitor, { admin_id: 0 })).messages[0]?.text).toMatch(message);
  });

  it('gets one reply to several quick messages', async () => {
    const visitor = await newCustomer(fixture.shop);
    for (const message of ['One', 'Two', 'Three']) await send(visitor, { ...toStore(), message });
    later(replyDelay * 2);
    const { messages } = await open(visitor, { vendor_id: fixture.goods.storeId });
    expect(messages.map(({ own }) => own)).toEqual([false, true, true, true]);
  });

  it('gets the status of the running order', async () => {
    const visitor = await newCustomer(fixture.shop);
    const { orderId } = await ordered(visitor, 'pending');
    await send(visitor, { ...toStore(), message: 'Where is it?' });
    later(replyDelay);
    const { messages } = await open(visitor, { vendor_id: fixture.goods.storeId });
    expect(messages[0]?.text).toContain(`Your order #${orderId} has arrived`);
  });

  it('gets the time when a closed store opens again', async () => {
    const visitor = await newCustomer(fixture.shop);
    const url = `/sandbox/stores/${fixture.goods.storeId}`;
    await fixture.shop.app.inject({ method: 'PUT', url, payload: { open: false } });
    await send(visitor, { ...toStore(), message: 'Hello?' });
    later(replyDelay);
    const [reply] = (await open(visitor, { vendor_id: fixture.goods.storeId })).messages;
    expect(reply?.text).toContain('We are closed at the moment');
  });

  it('creates one message for any number of requests with one key', async () => {
    const visitor = await newCustomer(fixture.shop);
    const once = () => send(visitor, { ...toStore(), message: 'Once' }, [], 'key-1');
    const responses = await Promise.all([once(), once(), once()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await open(visitor, { vendor_id: fixture.goods.storeId })).messages).toHaveLength(1);
  });

  it('accepts up to three pictures, with or without text, and shows them to whoever has the address [F-43]', async () => {
    const visitor = await newCustomer(fixture.shop);
    const { model } = await send(visitor, toStore(), [pictures.png, pictures.jpg, pictures.gif]);
    expect(model.messages[0]?.pictureUrls).toHaveLength(3);
    const { rawPayload } = await fixture.shop.app.inject(model.messages[0]?.pictureUrls[0] ?? '');
    expect(rawPayload.equals(pictures.png)).toBe(true);
    expect((await list(visitor)).entries[0]?.last).toMatchObject({ text: '', pictures: 3, own: true });
  });

  it.each<[string, FileSent[], string]>([
    ['a page renamed', [{ bytes: Buffer.from('<!doctype html><script>'), name: 'a.png' }], 'not supported'],
    ['four', [1, 2, 3, 4].map(() => ({ bytes: pictures.png })), 'Maximum 3 images can be send at a time.'],
  ])('refuses a message with %s completely [VALID-12] [F-43]', async (_case, files, message) => {
    const visitor = await newCustomer(fixture.shop);
    const refused = await send(visitor, { ...toStore(), message: 'See this' }, files);
    expect(refused.status).toBe(403);
    expect(refused.errors[0]?.message).toContain(message);
    expect((await list(visitor)).entries).toEqual([]);
  });

  it.each([
    ['nothing', { ...{ receiver_type: 'admin' }, message: '   ' }, 'message'],
    ['1001 characters', { receiver_type: 'admin', message: '😀'.repeat(1_001) }, 'message'],
    ['nobody', { message: 'x' }, 'receiver_type'],
    ['a stranger', { receiver_type: 'customer', message: 'x' }, 'receiver_type'],
  ])('refuses %s', async (_case, texts, code) => {
    expect(await send(await newCustomer(fixture.shop), texts)).toMatchObject({
      status: 403,
      errors: [{ code }],
    });
  });

  it('accepts 1000 visible characters, and scripts as text [F-36] [F-44]', async () => {
    const visitor = await newCustomer(fixture.shop);
    const texts = ['😀'.repeat(1_000), '<img src=x onerror=alert(1)>'];
    for (const message of texts)
      expect((await send(visitor, { receiver_type: 'admin', message })).status).toBe(200);
    const { messages } = await open(visitor, { admin_id: 0 });
    expect(messages.map(({ text }) => text).sort()).toEqual([...texts].sort());
  });
});

describe('allowed partners', () => {
  it('are active stores', async () => {
    const visitor = await newCustomer(fixture.shop);
    expect((await send(visitor, { ...toStore(999_999), message: 'x' })).status).toBe(404);
    await send(visitor, { ...toStore(), message: 'x' });
    await fixture.setStore('active = false');
    expect((await send(visitor, { ...toStore(), message: 'x' })).errors[0]?.code).toBe('receiver_id');
    expect(await open(visitor, { vendor_id: fixture.goods.storeId })).toMatchObject({ isOpen: false });
  });

  it('are couriers of the customer’s running orders, until delivery', async () => {
    const visitor = await newCustomer(fixture.shop);
    const { orderId, courierId } = await ordered(visitor, 'picked_up');
    const texts = { receiver_type: 'delivery_man', receiver_id: String(courierId), message: 'Third floor' };
    expect((await send(await newCustomer(fixture.shop), texts)).status).toBe(404);
    expect((await send(visitor, texts)).status).toBe(200);
    later(replyDelay);
    const thread = await open(visitor, { delivery_man_id: courierId });
    expect(thread.messages[0]?.text).toContain(`I have your order #${orderId} with me`);
    await moveOrder(fixture.shop.database, orderId, 'delivered', testNow);
    expect((await send(visitor, texts)).status).toBe(409);
    expect(await open(visitor, { delivery_man_id: courierId })).toMatchObject({ isOpen: false, total: 2 });
  });

  it('are none for guests [ROLE-04]', async () => {
    expect((await send({}, { receiver_type: 'admin', message: 'x' })).status).toBe(401);
    expect((await fixture.shop.send(conversationList, {}, {})).status).toBe(401);
  });
});

describe('reading', () => {
  const write = async (visitor: Visitor, message: string) => {
    const { id } = (await fixture.shop.send(customerInfo, {}, visitor)).model;
    return fixture.shop.app.inject({
      method: 'POST',
      url: '/sandbox/messages',
      payload: { customer_id: id, sender_type: 'vendor', sender_id: fixture.goods.storeId, message },
    });
  };

  it('counts unread messages until they are opened', async () => {
    const visitor = await newCustomer(fixture.shop);
    await write(visitor, 'Your figs are here');
    await write(visitor, 'Shall we keep some?');
    const { unread, entries } = await list(visitor);
    expect([unread, entries[0]?.unread, entries[0]?.last?.text]).toEqual([2, 2, 'Shall we keep some?']);
    await open(visitor, { conversation_id: entries[0]?.id });
    expect(await list(visitor)).toMatchObject({ unread: 0, entries: [{ unread: 0 }] });
  });

  it('returns pages, the latest first', async () => {
    const visitor = await newCustomer(fixture.shop);
    for (let count = 1; count <= 5; count += 1) {
      later(count);
      await write(visitor, `Message ${count}`);
    }
    const query = { vendor_id: fixture.goods.storeId, limit: 2 };
    const pages = [
      await open(visitor, { ...query, offset: 1 }),
      await open(visitor, { ...query, offset: 3 }),
    ];
    expect(pages.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      ['Message 5', 'Message 4'],
      ['Message 1'],
    ]);
    expect(pages[0]?.total).toBe(5);
  });

  it('finds a conversation by the partner’s name, in any of its languages', async () => {
    const visitor = await newCustomer(fixture.shop);
    await write(visitor, 'Hello');
    await send(visitor, { receiver_type: 'admin', message: 'Hello' });
    const found = async (name: string) =>
      (await fixture.shop.send(conversationSearch, { query: { name } }, visitor)).model.entries.map(
        ({ partner }) => partner.kind,
      );
    const { partner } = await open(visitor, { vendor_id: fixture.goods.storeId });
    expect((await open(visitor, { admin_id: 0 })).partner.name).toBe('Mosaic');
    expect(await found(partner.name.slice(1, 6).toUpperCase())).toEqual(['vendor']);
    expect(await found('mosaic')).toEqual(['admin']);
    expect(await found('%')).toEqual([]);
  });

  it('shows a store without messages', async () => {
    const visitor = await newCustomer(fixture.shop);
    expect(await open(visitor, { vendor_id: fixture.goods.storeId })).toMatchObject({
      conversationId: null,
      messages: [],
      isOpen: true,
    });
    expect((await list(visitor)).entries).toEqual([]);
  });
});
