import { addToCart, removeFromCart, updateCart, type CartAddBody } from '@shop/contract';
import { aLine, refused } from '@shop/testing';
import { act } from '@testing-library/react';
import { forgetLineWords, getLineWords } from '../line-words';
import { naan, openController, rice, tea } from './cart-controller.fixture';

afterEach(forgetLineWords);

const toWords = ({ body }: { body?: unknown }) => {
  const { note, if_sold_out } = body as CartAddBody;
  return [note, if_sold_out];
};
const noted = { ...rice, choice: { ...rice.choice, note: 'No onions' } };
const added = aLine({ id: 3, item: rice.item, quantity: 1 });

describe('with a backend that keeps notes [X-21]', () => {
  const capable = { session: { capabilities: ['line-notes'] as const } };

  it('sends the note and what to do when sold out, and adds a second note as another line', async () => {
    const { controller, api } = await openController(capable);
    api.respond(addToCart, [naan, tea, { ...added, note: 'No onions' }]);
    await act(() => controller.add({ ...noted, ifSoldOut: 'remove' }));
    await act(() => controller.add({ ...rice, choice: { ...rice.choice, note: 'Well done' } }));
    expect(api.calls(addToCart).map(toWords)).toEqual([
      ['No onions', 'remove'],
      ['Well done', undefined],
    ]);
    expect(localStorage.getItem('cart_words')).toBeNull();
  });

  it('keeps a note when the quantity changes, and sends another choice for a sold-out line', async () => {
    const { controller, api } = await openController(capable);
    api.respond(updateCart, [naan, tea]);
    act(() => controller.setQuantity({ ...naan, note: 'Hot' }, 3));
    await act(() => controller.settled());
    await act(() => controller.change(naan, naan, 1, 'call'));
    await act(() => controller.change(naan, naan, 1, null));
    const bodies = api.calls(updateCart).map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ note: 'Hot', quantity: 3 });
    expect(bodies[0]).not.toHaveProperty('if_sold_out');
    expect(api.calls(updateCart).slice(1).map(toWords)).toEqual([
      [undefined, 'call'],
      [undefined, ''],
    ]);
  });
});

describe('with a backend of the family [X-21]', () => {
  const family = { session: { capabilities: [] } };

  it('sends no words, and shows those that this browser keeps', async () => {
    const { controller, api, lines } = await openController(family);
    api.respond(addToCart, [naan, tea, added]);
    await act(() => controller.add({ ...noted, ifSoldOut: 'remove' }));
    expect(api.calls(addToCart)[0]?.body).not.toHaveProperty('note');
    expect(api.calls(addToCart)[0]?.body).not.toHaveProperty('if_sold_out');
    expect(lines().at(-1)).toMatchObject({ note: 'No onions', ifSoldOut: 'remove' });
  });

  it('has one line for two notes, which tells their pieces apart', async () => {
    const { controller, api, lines } = await openController(family);
    api.respond(updateCart, [{ ...naan, quantity: 2 }, tea]);
    await act(() => controller.change(naan, { ...naan, note: 'Hot' }, 1));
    api.respond(updateCart, [{ ...naan, quantity: 2 }, tea]);
    await act(() =>
      controller.add({ item: naan.item, choice: { ...rice.choice, note: 'Mild' }, quantity: 1 }),
    );
    expect(api.calls(updateCart).at(-1)?.body).toMatchObject({ cart_id: 1, quantity: 2 });
    expect(lines()[0]).toMatchObject({ note: '1 × Hot; 1 × Mild' });
  });

  it('keeps what a change does not say, forgets what was removed, and nothing of a refusal', async () => {
    const { controller, api, lines } = await openController(family);
    api.respond(updateCart, [naan, tea]);
    await act(() => controller.change(naan, { ...naan, note: 'Hot' }, 1, 'call'));
    await act(() => controller.change(naan, naan, 1));
    expect(lines()[0]).toMatchObject({ note: 'Hot', ifSoldOut: 'call' });
    await act(() => controller.change(naan, { ...naan, note: '' }, 1, null));
    expect(lines()[0]).not.toHaveProperty('note');
    await act(() => controller.change(naan, { ...naan, note: 'Hot' }, 1));
    api.respond(updateCart, () => {
      throw refused(403, 'No');
    });
    await act(() => controller.change(naan, { ...naan, note: 'Cold' }, 1));
    expect(lines()[0]).toMatchObject({ note: 'Hot' });
    api.respond(removeFromCart, [tea]);
    act(() => controller.setQuantity(naan, 0));
    await act(() => controller.settled());
    expect(getLineWords(naan.item.id, naan)).toBeNull();
  });
});
