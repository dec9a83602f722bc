import {
  prescriptionList,
  removePrescription,
  signUp,
  trackOrder,
  uploadPrescriptions,
} from '@shop/contract';
import { adding } from '../../testing/goods';
import { createOrderFixture, type Visitor } from '../../testing/order-fixture';
import { toForm, pictures, type FileSent } from '../../testing/pictures';
import { newCustomer, newGuest, newPerson, signIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop } from '../../testing/test-shop';
import { dropOldPrescriptions } from './prescriptions';

const fixture = createOrderFixture();

const upload = (visitor: Visitor, ...files: (FileSent | Uint8Array)[]) =>
  fixture.shop.send(uploadPrescriptions, { body: toForm(...files) }, visitor);
const list = async (visitor: Visitor) => (await fixture.shop.send(prescriptionList, {}, visitor)).model;

/** A picture of so many bytes. */
const large = (size: number) => Buffer.concat([pictures.png, Buffer.alloc(size - pictures.png.length)]);
const twoMegabytes = 2 * 1024 * 1024;

const wrongFormat = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';

describe('uploading', () => {
  it('accepts up to three pictures, together or one after the other [VALID-07] [BIZ-01]', async () => {
    const guest = await newGuest(fixture.shop);
    expect((await upload(guest, pictures.png, pictures.jpg)).model).toHaveLength(2);
    expect((await upload(guest, pictures.gif)).model).toHaveLength(3);
    const fourth = await upload(guest, pictures.png);
    expect(fourth).toMatchObject({
      status: 403,
      errors: [{ code: 'image', message: 'Maximum 3 images can be send at a time.' }],
    });
    expect(await list(guest)).toHaveLength(3);
  });

  it.each([4, 12])('refuses all of %d pictures at once [ERR-07] [VALID-07] [F-43]', async (count) => {
    const guest = await newGuest(fixture.shop);
    const refused = await upload(guest, ...Array.from({ length: count }, () => pictures.png));
    expect(refused.errors[0]?.message).toBe('Maximum 3 images can be send at a time.');
    expect(await list(guest)).toEqual([]);
  });

  it('accepts only three in concurrent requests [ERR-07]', async () => {
    const guest = await newGuest(fixture.shop);
    const responses = await Promise.all(Array.from({ length: 8 }, () => upload(guest, pictures.png)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await list(guest)).toHaveLength(3);
  });

  it.each<[string, FileSent]>([
    ['avif', { bytes: Buffer.from('....ftypavif....mif1'), name: 'a.avif', type: 'image/avif' }],
    ['webp', { bytes: Buffer.from('RIFF....WEBPVP8 .....'), name: 'a.webp', type: 'image/webp' }],
    ['pdf', { bytes: Buffer.from('%PDF-1.7 ................'), name: 'a.pdf', type: 'application/pdf' }],
    ['an executable renamed', { bytes: Buffer.from(`MZ${'\0'.repeat(80)}`), name: 'a.png' }],
    ['a page renamed', { bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), name: 'a.gif' }],
    ['a drawing that can act', { bytes: Buffer.from('<svg onload="alert(1)"/>'), name: 'a.svg' }],
    ['the first bytes alone', { bytes: pictures.png.subarray(0, 8) }],
    ['nothing', { bytes: Buffer.alloc(0) }],
  ])('refuses %s, whatever its name says [VALID-12] [F-43]', async (_case, file) => {
    const guest = await newGuest(fixture.shop);
    const refused = await upload(guest, pictures.png, file);
    expect(refused).toMatchObject({ status: 403, errors: [{ code: 'image', message: wrongFormat }] });
    expect(await list(guest)).toEqual([]);
  });

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['gif', 'image/gif'],
  ] as const)('recognises a %s by its content, not by its name [VALID-12]', async (kind, type) => {
    const guest = await newGuest(fixture.shop);
    const { model } = await upload(guest, { bytes: pictures[kind], name: 'x.exe', type: 'text/html' });
    const response = await fixture.shop.app.inject(model[0]?.url ?? '');
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(pictures[kind])).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('accepts 2 MB and refuses more [BIZ-01] [F-43]', async () => {
    const guest = await newGuest(fixture.shop);
    expect((await upload(guest, large(twoMegabytes))).status).toBe(200);
    for (const size of [twoMegabytes + 1, 2_100_000, 6_000_000]) {
      const refused = await upload(guest, large(size));
      expect(refused.errors[0]?.message).toBe('Each picture may have at most 2 MB.');
    }
    expect(await list(guest)).toHaveLength(1);
  });

  it.each([
    ['no file', 'multipart/form-data; boundary=x', '--x--\r\n', 403],
    ['a form without an end', 'multipart/form-data; boundary=x', '--x\r\nContent-Dispo', 403],
    ['a form without a boundary', 'multipart/form-data', 'x', 403],
    ['JSON', 'application/json', '{}', 415],
    ['a text', 'text/plain', 'x', 415],
  ])('rejects %s with a clear error [F-38]', async (_case, type, payload, status) => {
    const { guestId } = await newGuest(fixture.shop);
    const response = await fixture.shop.app.inject({
      method: 'POST',
      url: `${uploadPrescriptions.path}?guest_id=${guestId}`,
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json<{ errors: unknown[] }>().errors).toHaveLength(1);
  });
});

it('limits forms a minute from one address', async () => {
  const { app } = await openTestShop({ database: fixture.shop.database, limits: true });
  jest.spyOn(Date, 'now').mockReturnValue(testNow.getTime()); // the same minute, however slow they are
  const statuses = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await app.inject({ method: 'POST', url: uploadPrescriptions.path })).statusCode);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([401]));
  expect(statuses[60]).toBe(429);
  jest.restoreAllMocks();
  await app.close();
});

describe('an uploaded picture', () => {
  it('is visible only to its owner [F-46]', async () => {
    const owner = await newCustomer(fixture.shop);
    const [picture] = (await upload(owner, pictures.png)).model;
    for (const stranger of [await newCustomer(fixture.shop), await newGuest(fixture.shop)]) {
      expect(await list(stranger)).toEqual([]);
      const query = { prescription_id: picture?.id ?? 0 };
      expect((await fixture.shop.send(removePrescription, { query }, stranger)).status).toBe(404);
    }
    expect(await list(owner)).toHaveLength(1);
  });

  it('can be deleted', async () => {
    const guest = await newGuest(fixture.shop);
    const [first, second] = (await upload(guest, pictures.png, pictures.gif)).model;
    const query = { prescription_id: first?.id ?? 0 };
    expect((await fixture.shop.send(removePrescription, { query }, guest)).model).toEqual([second]);
    expect((await fixture.shop.send(removePrescription, { query }, guest)).status).toBe(404);
    expect((await fixture.shop.app.inject(first?.url ?? '')).statusCode).toBe(404);
  });

  it('stays with the visitor who signs in [F-23]', async () => {
    const guest = await newGuest(fixture.shop);
    const before = (await upload(guest, pictures.png)).model;
    const { model } = await fixture.shop.send(signUp, { body: { ...newPerson(), guest_id: guest.guestId } });
    expect(await list({ token: model.token })).toEqual(before);
    expect(await list(guest)).toEqual([]);
  });

  it('is not lost when the account has some as well: the order takes any three of them [F-23] [VALID-07]', async () => {
    const person = newPerson();
    const { token } = (await fixture.shop.send(signUp, { body: person })).model;
    await upload({ token }, pictures.png, pictures.jpg);
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    await upload(guest, pictures.png, pictures.gif, pictures.gif);
    await signIn(fixture.shop, person.email, guest.guestId);
    const ids = (await list({ token })).map(({ id }) => id);
    expect(ids).toHaveLength(5);
    const order = (wanted: number[]) =>
      fixture.order({ token }, fixture.bodyFor(10.5, { prescription_ids: wanted }));
    expect((await order(ids)).status).toBe(403);
    expect((await order(ids.slice(1, 4))).status).toBe(200);
  });

  it('belongs to one order, and is visible only to its owner [F-46]', async () => {
    const guest = await fixture.buyer(adding(fixture.goods.plain));
    const ids = (await upload(guest, pictures.png, pictures.jpg)).model.map(({ id }) => id);
    const order = (visitor: Visitor, wanted: number[]) =>
      fixture.order(visitor, fixture.bodyFor(10.5, { prescription_ids: wanted }));
    const stranger = await fixture.buyer(adding(fixture.goods.plain));
    expect((await order(stranger, ids)).status).toBe(404);
    const { orderId } = (await order(guest, ids)).model;
    expect(await list(guest)).toEqual([]);
    const seen = async (visitor: Visitor) => {
      const query = { order_id: orderId, contact_number: '+971501234567' };
      return (await fixture.shop.send(trackOrder, { query }, visitor)).model.prescriptionUrls;
    };
    expect(await seen(guest)).toHaveLength(2);
    expect(await seen(stranger)).toEqual([]);
    const removed = await fixture.shop.send(
      removePrescription,
      { query: { prescription_id: ids[0] ?? 0 } },
      guest,
    );
    expect(removed.status).toBe(404);
  });

  it('is deleted after a day without an order', async () => {
    const guest = await newGuest(fixture.shop);
    await upload(guest, pictures.png);
    const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
    await dropOldPrescriptions(fixture.shop.database, hours(23));
    expect(await list(guest)).toHaveLength(1);
    await dropOldPrescriptions(fixture.shop.database, hours(25));
    expect(await list(guest)).toEqual([]);
  });

  it.each(['x.png', `${'a'.repeat(32)}.png`, `${'a'.repeat(32)}.svg`, '..%2f..%2fetc%2fpasswd', '%00'])(
    'is not at %s',
    async (file) => {
      expect((await fixture.shop.app.inject(`/media/prescriptions/${file}`)).statusCode).toBe(404);
    },
  );
});
