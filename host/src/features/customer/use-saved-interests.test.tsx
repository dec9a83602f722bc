import { customerInfo } from '@shop/contract';
import { aCustomer, renderApp } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { useSavedInterests } from './use-saved-interests';

function Keeper() {
  useSavedInterests();
  return null;
}

const open = (token: string | null) =>
  renderApp(<Keeper />, {
    session: { token },
    setUpApi: (api) => api.respond(customerInfo, aCustomer({ interests: [3, 4] })),
  });

it("stores the customer's interests in the session after signing in [D-07] [CALL-44]", async () => {
  const { session } = open('token');
  await waitFor(() => expect(session.getState().interests).toEqual([3, 4]));
});

it('sends no request for a guest', () => {
  const { api, session } = open(null);
  expect(api.calls(customerInfo)).toEqual([]);
  expect(session.getState().interests).toEqual([]);
});
