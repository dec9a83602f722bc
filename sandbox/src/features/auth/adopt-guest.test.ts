import { addToCart, cartList, login, runningOrders, signUp, updateInfo } from '@shop/contract';
import { signInByPhone } from '../../testing/codes';
import { adding } from '../../testing/goods';
import { createOrderFixture } from '../../testing/order-fixture';
import { newPerson, signIn } from '../../testing/people';
import { firstPage } from '../../testing/test-shop';

const fixture = createOrderFixture();

interface SignInCase {
  name: string;
  /** Signs in with a guest's id; returns the token. */
  enter: (guestId: string) => Promise<string | null>;
}

const signInCases: SignInCase[] = [
  {
    name: 'signing up',
    enter: async (guestId) =>
      (await fixture.shop.send(signUp, { body: { ...newPerson(), guest_id: guestId } })).model.token,
  },
  {
    name: 'a password',
    enter: async (guestId) => {
      const person = newPerson();
      await fixture.shop.send(signUp, { body: person });
      return (await signIn(fixture.shop, person.email, guestId)).model.token;
    },
  },
  {
    name: "a code and a yes to 'Is It You?'",
    enter: async (guestId) => {
      const person = newPerson();
      await fixture.shop.send(signUp, { body: person });
      const { phone } = person;
      const { proof } = (await signInByPhone(fixture.shop, phone, guestId)).model;
      const body = { login_type: 'otp', phone, verified: 'yes', proof, guest_id: guestId } as const;
      return (await fixture.shop.send(login, { body })).model.token;
    },
  },
  {
    name: 'the rest of a profile',
    enter: async (guestId) => {
      const { proof } = (await signInByPhone(fixture.shop, newPerson().phone, guestId)).model;
      const body = { name: 'Sara Khan', proof, guest_id: guestId };
      return (await fixture.shop.send(updateInfo, { body })).model.token;
    },
  },
];

it.each(signInCases)(
  "makes the guest's cart and orders the customer's after $name, and binds the guest [ROLE-02] [D-17] [X-07]",
  async ({ enter }) => {
    const { plain } = fixture.goods;
    await fixture.setItem('stock = NULL', plain);
    const guest = await fixture.buyer(adding(plain));
    await fixture.order(guest, fixture.bodyFor(10.5));
    await fixture.shop.send(addToCart, { body: adding(plain) }, guest);
    const token = await enter(guest.guestId);
    expect((await fixture.shop.send(cartList, {}, { token })).model).toMatchObject([{ item: { id: plain } }]);
    expect(
      (await fixture.shop.send(runningOrders, { query: firstPage }, { token })).model.entries,
    ).toHaveLength(1);
    const bound = await fixture.shop.database.query(
      'SELECT 1 FROM guests JOIN customers ON customers.id = customer_id WHERE guests.id = $1',
      [guest.guestId],
    );
    expect(bound).toHaveLength(1);
  },
);

it('adopts nothing before the last step, and nothing of an unknown guest', async () => {
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  await signInByPhone(fixture.shop, newPerson().phone, guest.guestId);
  expect((await fixture.shop.send(cartList, {}, guest)).model).toHaveLength(1);
  const body = { ...newPerson(), guest_id: 'nobody' };
  expect((await fixture.shop.send(signUp, { body })).model.token).not.toBeNull();
});

it('gives a verified phone the orders that guests placed with it [X-07]', async () => {
  const { phone } = newPerson();
  const guest = await fixture.buyer(adding(fixture.goods.plain));
  await fixture.order(guest, fixture.bodyFor(10.5, { contact_person_number: phone }));
  const { proof } = (await signInByPhone(fixture.shop, phone)).model;
  const { token } = (await fixture.shop.send(updateInfo, { body: { name: 'Sara', proof } })).model;
  expect(
    (await fixture.shop.send(runningOrders, { query: firstPage }, { token })).model.entries,
  ).toHaveLength(1);
});
