import { keptPrescriptions, prescriptionList, removePrescription } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PrescriptionField } from './prescription-field';

const saved = [1, 2, 3, 4, 5].map((id) => ({ id, url: `/media/prescription/${id}.jpg` }));
const tooMany = 'Maximum 3 images can be send at a time. Remove the others.';

function Checkout() {
  const [pictures, setPictures] = useState(saved);
  return <PrescriptionField value={pictures} onChange={setPictures} problem={null} />;
}

it('lets the customer choose three of the pictures of a guest and the account [VALID-07] [F-23]', async () => {
  let pictures = saved;
  const { user } = renderApp(<Checkout />, {
    setUpApi: (api) => {
      api.respond(keptPrescriptions, []);
      api.respond(prescriptionList, () => pictures);
      api.respond(
        removePrescription,
        ({ query }) => (pictures = pictures.filter(({ id }) => id !== query?.prescription_id)),
      );
    },
  });
  expect(await screen.findByText(tooMany)).toBeVisible();
  expect(screen.getByLabelText('5 of 3 pictures')).toHaveAccessibleDescription(new RegExp(tooMany));
  for (const count of [4, 3]) {
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    await waitFor(() => expect(screen.getByText(`${count} of 3 pictures`)).toBeVisible());
  }
  expect(screen.queryByText(tooMany)).toBeNull();
});
