import { renderApp } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CropDialog } from './crop-dialog';

const drawImage = jest.fn();
const original = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };

/** A picture of 400 × 200 pixels in a stage of 320. */
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() });
  const image = HTMLImageElement.prototype;
  Object.assign(image, { decode: () => Promise.resolve() });
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(400);
  jest.spyOn(image, 'naturalHeight', 'get').mockReturnValue(200);
  jest.spyOn(image, 'offsetWidth', 'get').mockReturnValue(640);
  jest.spyOn(image, 'offsetHeight', 'get').mockReturnValue(320);
  const stage = { left: 0, top: 0, width: 320, height: 320 } as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(stage);
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage } as unknown as null); // the one method that is used
  jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['x'], { type: type ?? '' })));
});
afterEach(() => {
  jest.restoreAllMocks();
  drawImage.mockReset();
  Object.assign(URL, original);
});

async function open(type = 'image/jpeg') {
  const onDone = jest.fn<void, [File]>();
  const { user } = renderApp(
    <CropDialog
      file={new File(['x'], 'me', { type })}
      onDone={onDone}
      onClose={jest.fn()}
      onBroken={jest.fn()}
    />,
  );
  fireEvent.load(await screen.findByRole('presentation'));
  const stage = await screen.findByRole('application', { name: 'Part of the picture' });
  /** The square that was taken: left, top, width and height in the picture's pixels. */
  const take = async () => {
    await user.click(screen.getByRole('button', { name: 'Use photo' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    return (drawImage.mock.lastCall as number[]).slice(1, 5);
  };
  return { user, stage, onDone, take };
}

it('begins with the largest square in the middle, and gives a file of its kind [PROF-03] [BIZ-01]', async () => {
  const { onDone, take } = await open();
  expect(await take()).toEqual([100, 0, 200, 200]);
  const [photo] = onDone.mock.lastCall ?? [];
  expect([photo?.name, photo?.type]).toEqual(['photo.jpg', 'image/jpeg']);
});

it('is moved with the arrow keys, up to the edge [PROF-03]', async () => {
  const { user, stage, take } = await open();
  stage.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(await take()).toEqual([90, 0, 200, 200]);
  stage.focus();
  await user.keyboard('{ArrowRight>20/}');
  expect(await take()).toEqual([0, 0, 200, 200]);
});

it('is zoomed around its centre with the slider [PROF-03]', async () => {
  const { take } = await open();
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  expect(await take()).toEqual([150, 50, 100, 100]);
});

it('is zoomed with + and -, within bounds [PROF-03]', async () => {
  const { user, stage } = await open('image/png');
  stage.focus();
  await user.keyboard('-');
  expect(screen.getByRole('slider')).toHaveValue('1');
  await user.keyboard('+'.repeat(20));
  expect(screen.getByRole('slider')).toHaveValue('4');
});
