import { prescriptionList, removePrescription, uploadPrescriptions } from '@shop/contract';
import type { Prescription } from '@shop/domain';
import { refused, renderApp, type TestAppOptions } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PrescriptionField } from './prescription-field';

const picture = (name: string, type = 'image/jpeg', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });
const createSaved = (id: number): Prescription => ({ id, url: `/media/prescription/${id}.jpg` });

function Checkout({ problem, start }: { problem: 'missing' | null; start: Prescription[] }) {
  const [pictures, setPictures] = useState(start);
  return (
    <>
      <PrescriptionField value={pictures} onChange={setPictures} problem={problem} />
      <p data-testid="kept">{pictures.map(({ id }) => id).join()}</p>
    </>
  );
}

/** A backend that stores and deletes pictures. */
function open(
  options: TestAppOptions & { start?: Prescription[]; server?: Prescription[]; problem?: 'missing' } = {},
) {
  let pictures = options.server ?? [];
  return renderApp(<Checkout problem={options.problem ?? null} start={options.start ?? []} />, {
    ...options,
    setUpApi: (api) => {
      api.respond(prescriptionList, () => pictures);
      api.respond(uploadPrescriptions, () => (pictures = [...pictures, createSaved(pictures.length + 1)]));
      api.respond(
        removePrescription,
        ({ query }) => (pictures = pictures.filter(({ id }) => id !== query?.prescription_id)),
      );
      options.setUpApi?.(api);
    },
  });
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const input = () => screen.getByLabelText<HTMLInputElement>(/Choose pictures|3 of 3 pictures/);
const pictures = () => screen.queryAllByRole('img', { name: /Picture \d of the prescription/ });
/** Bypasses the chooser's `accept`, as visitors can. */
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

it('sends pictures one by one and shows them [D-20] [VALID-07] [BIZ-01]', async () => {
  const { user, api } = open();
  await user.upload(input(), [picture('1.jpg'), picture('2.png', 'image/png')]);
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(screen.getByTestId('kept')).toHaveTextContent('1,2');
  expect(screen.getByRole('status')).toHaveTextContent('2 pictures are there');
  const bodies = api.calls(uploadPrescriptions).map(({ body }) => body as FormData);
  expect(bodies.map((body) => body.getAll('image[]').length)).toEqual([1, 1]);
});

it('refuses a fourth picture in the specified words, and sends none of them [VALID-07] [ERR-07] [F-43] [BIZ-01]', async () => {
  const { user, api } = open({ server: [createSaved(1), createSaved(2)] });
  await waitFor(() => expect(pictures()).toHaveLength(2));
  await user.upload(input(), [picture('3.jpg'), picture('4.jpg')]);
  expect(await screen.findByText('Maximum 3 images can be send at a time.')).toBeVisible();
  expect(input()).toHaveAccessibleDescription(/Maximum 3 images can be send at a time\./);
  expect(api.calls(uploadPrescriptions)).toEqual([]);
});

it.each([
  ['a webp', picture('1.webp', 'image/webp')],
  ['an avif', picture('1.avif', 'image/avif')],
  ['a pdf', picture('1.pdf', 'application/pdf')],
  ['a program', picture('1.exe', 'application/x-msdownload')],
])('refuses %s in the specified words [VALID-12] [F-43]', async (_case, file) => {
  const { api } = open();
  choose(file);
  expect(
    await screen.findByText(
      'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
    ),
  ).toBeVisible();
  expect(api.calls(uploadPrescriptions)).toEqual([]);
});

it('accepts dropped files, with the same checks [VALID-12]', async () => {
  open();
  fireEvent.drop(input(), { dataTransfer: { files: [picture('1.pdf', 'application/pdf')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('This file format is not supported.');
  fireEvent.drop(input(), { dataTransfer: { files: [picture('1.jpg')] } });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('shows the server’s message for a picture that it refuses, and keeps the others [VALID-12] [F-43]', async () => {
  const message = 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.';
  let tries = 0;
  const { user, toasts } = open({
    setUpApi: (api) =>
      api.respond(uploadPrescriptions, () => {
        tries += 1;
        if (tries === 1) throw refused(403, message);
        return [createSaved(9)];
      }),
  });
  await user.upload(input(), [picture('renamed.jpg'), picture('good.jpg')]);
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('9'));
  expect(toasts).toEqual([]);
});

it('asks for the picture that is missing, until there is one [ERR-08] [VALID-07]', async () => {
  const { user } = open({ problem: 'missing' });
  expect(await screen.findByText('Please upload your prescription image')).toBeVisible();
  expect(input()).toBeInvalid();
  await user.upload(input(), picture('1.jpg'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(screen.queryByText('Please upload your prescription image')).not.toBeInTheDocument();
});

it('shows uploaded pictures after a reload, without those that the server no longer has [F-43] [D-20]', async () => {
  open({ start: [createSaved(7)], server: [createSaved(1), createSaved(2)] });
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('1,2'));
  expect(pictures()).toHaveLength(2);
});

it('removes a picture by keyboard, and moves the focus on [VALID-07]', async () => {
  const { user, api } = open({ server: [createSaved(1), createSaved(2), createSaved(3)] });
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.getByText('3 of 3 pictures')).toBeVisible();
  screen.getByRole('button', { name: 'Remove picture 2' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('1,3'));
  expect(api.calls(removePrescription)).toEqual([{ query: { prescription_id: 2 } }]);
  await waitFor(() => expect(input()).toHaveFocus());
});

it('keeps pictures in the page where the backend takes them only with the order [VALID-07] [BIZ-01]', async () => {
  const { user, api } = open({ session: { capabilities: [] } });
  await user.upload(input(), [picture('1.jpg'), picture('2.png', 'image/png')]);
  expect(pictures()).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 pictures are there');
  await user.click(screen.getByRole('button', { name: /Remove picture 1/ }));
  expect(pictures()).toHaveLength(1);
  choose(picture('note.pdf', 'application/pdf'));
  expect(pictures()).toHaveLength(1);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  for (const endpoint of [prescriptionList, uploadPrescriptions, removePrescription])
    expect(api.calls(endpoint)).toEqual([]);
});
