import {
  keptPrescriptions,
  prescriptionList,
  removePrescription,
  reusePrescription,
  uploadPrescriptions,
} from '@shop/contract';
import type { KeptPrescription, Prescription } from '@shop/domain';
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
      <PrescriptionField value={pictures} onChange={setPictures} itemIds={[7]} problem={problem} />
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
  await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('1,2'));
  expect(screen.getByRole('status')).toHaveTextContent('2 pictures are there');
  const bodies = api.calls(uploadPrescriptions).map(({ body }) => body as FormData);
  expect(bodies.map((body) => body.getAll('image[]').length)).toEqual([1, 1]);
});

it('takes the first three of four pictures, and says in the specified words that the rest is left out [VALID-07] [ERR-07] [F-43] [BIZ-01]', async () => {
  const { user, api } = open();
  await user.upload(
    input(),
    ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => picture(name)),
  );
  await waitFor(() => expect(pictures()).toHaveLength(3));
  const words = /Maximum 3 images can be send at a time\. The others were left out\./;
  expect(screen.getByText(words)).toBeVisible();
  expect(input()).toHaveAccessibleDescription(words);
  const names = api
    .calls(uploadPrescriptions)
    .map(({ body }) => ((body as FormData).get('image[]') as File).name);
  expect(names).toEqual(['1.jpg', '2.jpg', '3.jpg']);
});

describe('photos of phones', () => {
  const drawn: [number, number][] = [];
  /** A browser that reads photos of 4,000 × 3,000 pixels; other files are no pictures. */
  beforeEach(() => {
    drawn.length = 0;
    globalThis.createImageBitmap = ((file: File) =>
      file.name.startsWith('broken')
        ? Promise.reject(new DOMException('no picture', 'InvalidStateError'))
        : Promise.resolve({ width: 3_000, height: 4_000, close: () => undefined })) as never;
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      drawn.push([this.width, this.height]);
      // Bytes as large as the first try of a photo full of details.
      const bytes = drawn.length === 1 ? 2.5 * 1024 * 1024 : 900_000;
      done(new Blob([new Uint8Array(bytes)], { type: type ?? '' }));
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it.each([
    ['a photo of 8 MB', picture('scan.png', 'image/png', 8 * 1024 * 1024), 'scan.jpg'],
    ['a HEIC photo', picture('IMG_1.HEIC', 'image/heic'), 'IMG_1.jpg'],
    ['a HEIC photo without a type', picture('IMG_2.HEIC', ''), 'IMG_2.jpg'],
  ])('makes %s smaller and sends it [BIZ-01] [VALID-12]', async (_case, file, name) => {
    const { api } = open();
    choose(file);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    const sent = (api.calls(uploadPrescriptions)[0]?.body as FormData).get('image[]') as File;
    expect([sent.name, sent.type]).toEqual([name, 'image/jpeg']);
    expect(sent.size).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(drawn[0]).toEqual([1_500, 2_000]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says that this browser cannot read a HEIC photo [VALID-12] [F-43]', async () => {
    const { api } = open();
    choose(picture('broken.HEIC', ''));
    expect(
      await screen.findByText(/This browser cannot read HEIC photos\. Choose a JPG or PNG/),
    ).toBeVisible();
    expect(api.calls(uploadPrescriptions)).toEqual([]);
  });

  it('refuses a large file that is no picture, and takes the one beside it [VALID-12] [F-43]', async () => {
    const { user, api } = open();
    const large = 3 * 1024 * 1024;
    await user.upload(input(), [
      picture('broken.jpg', 'image/jpeg', large),
      picture('good.jpg', 'image/jpeg', large),
    ]);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent('This file format is not supported.');
    expect(api.calls(uploadPrescriptions)).toHaveLength(1);
  });
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
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(screen.getByRole('status')).toHaveTextContent('2 pictures are there');
  await user.click(screen.getByRole('button', { name: /Remove picture 1/ }));
  expect(pictures()).toHaveLength(1);
  choose(picture('note.pdf', 'application/pdf'));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(pictures()).toHaveLength(1);
  for (const endpoint of [prescriptionList, uploadPrescriptions, removePrescription])
    expect(api.calls(endpoint)).toEqual([]);
});

it('keeps pictures that are chosen one right after the other, and no more than three [VALID-07] [F-43]', async () => {
  open({ session: { capabilities: [] } });
  for (const name of ['1.jpg', '2.jpg', '3.jpg', '4.jpg']) choose(picture(name));
  await waitFor(() => expect(pictures()).toHaveLength(3));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
});

describe('a prescription of an earlier order', () => {
  const kept = (orderId: number, itemId: number, count = 1): KeptPrescription => ({
    orderId,
    uploadedAt: `2026-02-0${orderId}T12:00:00Z`,
    items: [{ id: itemId, name: `Medicine ${itemId}` }],
    pictures: Array.from({ length: count }, (_, index) => createSaved(orderId * 10 + index)),
  });
  const openKept = (list: KeptPrescription[], more: Parameters<typeof open>[0] = {}) => {
    let copied = more.server ?? [];
    return open({
      ...more,
      setUpApi: (api) => {
        api.respond(keptPrescriptions, list);
        api.respond(
          reusePrescription,
          ({ query }) => (copied = [...copied, createSaved(100 + Number(query?.order_id))]),
        );
        more.setUpApi?.(api);
      },
    });
  };
  const offers = () => screen.queryAllByRole('button', { name: /Use the prescription of/ });

  it('is offered with its date and what it was for, that for this order’s items first, and used again [X-30]', async () => {
    const { user, api } = openKept([kept(3, 8), kept(2, 7)]);
    expect(await screen.findByText('Use one from an earlier order')).toBeVisible();
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual([
      'Use the prescription of Feb 2, 2026 again',
      'Use the prescription of Feb 3, 2026 again',
    ]);
    expect(screen.getByText('Medicine 7')).toBeVisible();
    await user.click(offers()[0]!); // the test above has found two
    await waitFor(() => expect(screen.getByTestId('kept')).toHaveTextContent('102'));
    expect(api.calls(reusePrescription)).toEqual([{ query: { order_id: 2 } }]);
    expect(api.calls(uploadPrescriptions)).toEqual([]);
    await waitFor(() => expect(offers()).toHaveLength(1));
  });

  it('leaves it to the customer to add a new one instead [X-30]', async () => {
    const { user, api } = openKept([kept(2, 7)]);
    expect(await screen.findByText('Or add a new one:')).toBeVisible();
    await user.upload(input(), picture('1.jpg'));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    expect(api.calls(reusePrescription)).toEqual([]);
  });

  it('is offered only while its pictures fit [X-30] [VALID-07]', async () => {
    openKept([kept(2, 7, 2), kept(3, 7, 1)], { server: [createSaved(1), createSaved(2)] });
    await waitFor(() => expect(offers()).toHaveLength(1));
    expect(offers()[0]).toHaveAccessibleName('Use the prescription of Feb 3, 2026 again');
  });

  it('is absent without a word where the backend keeps none [X-30]', async () => {
    const { api } = openKept([kept(2, 7)], { session: { capabilities: ['prescription-upload'] } });
    await screen.findByText('Prescription');
    expect(screen.queryByText('Use one from an earlier order')).toBeNull();
    expect(api.calls(keptPrescriptions)).toEqual([]);
  });
});
