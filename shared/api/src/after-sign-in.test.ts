import { customerInfo } from '@shop/contract';
import { createBus } from '@shop/events';
import { aCustomer } from '@shop/testing';
import { AfterSignIn } from './after-sign-in';

/** A page that has read the customer `known`; `next` signs in. Null: the customer cannot be read. */
function open({ known = null, next = null }: { known?: number | null; next?: number | null } = {}) {
  const bus = createBus();
  const send = jest.fn(() =>
    next === null ? Promise.reject(new Error('down')) : Promise.resolve(aCustomer({ id: next })),
  );
  const peek = (endpoint: unknown) =>
    endpoint === customerInfo && known !== null ? aCustomer({ id: known }) : undefined;
  const afterSignIn = new AfterSignIn({ bus, send } as never, { peek } as never);
  afterSignIn.watch();
  const run = jest.fn();
  const signIn = async () => {
    bus.emit('session:started', {});
    await new Promise(process.nextTick);
  };
  return { bus, send, afterSignIn, run, signIn };
}

it('runs once what a guest wanted, and reads no customer for it [VALID-08]', async () => {
  const { afterSignIn, run, signIn, send } = open({ next: 1 });
  afterSignIn.add(run);
  expect(afterSignIn.isEmpty).toBe(false);
  await signIn();
  await signIn();
  expect(run).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['the same customer', 1, 1, 1],
  ['another customer', 1, 2, 0],
  ['a customer who cannot be read', 1, null, 0],
  ['whoever signs in, where the page does not know whose it was', null, 2, 1],
])('repeats what a session’s end has interrupted for %s [F-22] [F-33]', async (_case, known, next, times) => {
  const { afterSignIn, run, signIn } = open({ known, next });
  afterSignIn.add(run, afterSignIn.getCustomerId());
  await signIn();
  expect(run).toHaveBeenCalledTimes(times);
  expect(afterSignIn.isEmpty).toBe(true);
});

it('forgets everything when the visitor closes the sign-in [F-33]', async () => {
  const { bus, afterSignIn, run, signIn } = open({ known: 1, next: 1 });
  afterSignIn.add(run);
  afterSignIn.add(run, 1);
  bus.emit('auth:sign-in-closed', {});
  expect(afterSignIn.isEmpty).toBe(true);
  await signIn();
  expect(run).not.toHaveBeenCalled();
});
