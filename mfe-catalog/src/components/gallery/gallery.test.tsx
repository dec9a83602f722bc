import type { Item } from '@shop/domain';
import { anItem, renderApp } from '@shop/testing';
import { PictureRouteProvider } from '@shop/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Gallery } from './gallery';

const urls = ['/a.svg', '/b.svg', '/c.svg'];

const show = (item: Partial<Item> = { imageUrl: '/a.svg', imageUrls: urls }, language: 'en' | 'ar' = 'en') =>
  renderApp(<Gallery item={anItem(item)} withThumbnails />, { language });

const slide = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Enlarge picture ${number} of 3`) });
const status = () => screen.getByRole('status').textContent;

it('shows every picture once, the first at once and the others when they come into view [ITEM-02] [BIZ-15]', () => {
  show();
  expect(screen.getByRole('img', { name: 'Chicken Karahi' })).toHaveAttribute('fetchpriority', 'high');
  const others = [2, 3].map((number) => slide(number).querySelector('img'));
  expect(others.map((picture) => picture?.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  const thumbnails = screen.getAllByRole('button', { name: /^Picture \d of 3$/, hidden: true });
  expect(thumbnails.map((thumbnail) => thumbnail.querySelector('img')?.getAttribute('src'))).toEqual(urls);
});

it('shows the picture whose thumbnail is pressed [ITEM-02] [BIZ-15]', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Picture 2 of 3', hidden: true }));
  expect(screen.getByRole('button', { name: 'Picture 2 of 3', hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(status()).toBe('Picture 2 of 3');
});

it('moves by arrows and keys, and the focus follows [X-13] [ITEM-02]', async () => {
  const { user } = show();
  expect(screen.getByTitle('Previous picture')).toBeDisabled();
  await user.click(screen.getByTitle('Next picture'));
  expect(status()).toBe('Picture 2 of 3');
  slide(2).focus();
  await user.keyboard('{ArrowRight}');
  expect(slide(3)).toHaveFocus();
  expect(status()).toBe('Picture 3 of 3');
  await user.keyboard('{Home}');
  expect(slide(1)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{End}{ArrowRight}');
  expect(status()).toBe('Picture 3 of 3');
});

it('moves in the other direction in right-to-left pages [X-13]', async () => {
  const { user } = show(undefined, 'ar');
  screen.getByRole('button', { name: /1 من 3: Chicken/ }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(status()).toBe('الصورة 2 من 3');
});

it.each([
  ['from left to right', 320],
  ['from right to left', -320],
])('recognises the picture that was swiped to, %s [ITEM-02]', (_case, scrollLeft) => {
  show();
  const track = slide(1).closest('ul');
  if (!track) throw new Error('no track');
  Object.defineProperties(track, { clientWidth: { value: 160 }, scrollLeft: { value: scrollLeft } });
  fireEvent.scroll(track);
  expect(status()).toBe('Picture 3 of 3');
});

it('shows a placeholder for a picture that fails; the others stay [VALID-12]', () => {
  show();
  const first = screen.getByRole('img', { name: 'Chicken Karahi' });
  fireEvent.error(first);
  expect(slide(1).querySelector('img')).toBeNull();
  expect(slide(1).querySelector('svg')).not.toBeNull();
  expect(slide(2).querySelector('img')).not.toBeNull();
});

it('has no controls with one picture, and a placeholder without any', () => {
  const { unmount } = show({ imageUrl: '/a.svg', imageUrls: [] });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  show({ imageUrl: null });
  expect(screen.getByRole('img', { name: 'Chicken Karahi' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the zoomed picture over its frame while a mouse points at it [ITEM-02] [BIZ-15]', async () => {
  const { user, container } = show();
  await user.hover(slide(1));
  await waitFor(() => expect(container.querySelector('[data-magnifier] img')).not.toBeNull());
  const zoomed = container.querySelector('[data-magnifier] img');
  expect([zoomed?.getAttribute('width'), zoomed?.getAttribute('height')]).toEqual(['1200', '1800']);
  await user.unhover(slide(1));
  expect(container.querySelector('[data-magnifier]')).toBeNull();
});

it('shows the place that the mouse points at as soon as the zoomed picture is there [ITEM-02]', async () => {
  const { user, container } = show();
  const box = { left: 0, top: 0, width: 400, height: 400 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1200);
  // Enters while the code loads, and does not move any more.
  await user.pointer({ target: slide(1), coords: { clientX: 300, clientY: 300 } });
  await waitFor(() => expect(container.querySelector('[data-magnifier] img')).not.toBeNull());
  const zoomed = container.querySelector<HTMLElement>('[data-magnifier] img');
  expect(zoomed?.style.translate).toBe('-600px -600px');
  jest.restoreAllMocks();
});

describe('with photographs that the edge makes smaller', () => {
  const photo = 'https://backend.example/karahi.jpg';
  const large = `/_pictures/1792?src=${encodeURIComponent(photo)}`;
  const showPhoto = () =>
    renderApp(
      <PictureRouteProvider value={{ origins: ['https://backend.example'] }}>
        <Gallery item={anItem({ imageUrl: photo, imageUrls: [] })} withThumbnails />
      </PictureRouteProvider>,
    );

  it('shows them in the gallery’s own size, the first one first [X-33]', () => {
    showPhoto();
    const picture = screen.getByRole('img', { name: 'Chicken Karahi' });
    expect(picture).toHaveAttribute('fetchpriority', 'high');
    expect(picture.getAttribute('srcset')).toMatch(/^\/_pictures\/448\?src=\S+ 448w, .* 1792w$/);
  });

  it('zooms the largest one, and the original where there is none [X-33] [ITEM-02]', async () => {
    const { user, container } = showPhoto();
    const button = screen.getByRole('button', { name: /^Enlarge picture 1 of 1/ });
    await user.hover(button);
    await waitFor(() =>
      expect(container.querySelector('[data-magnifier] img')).toHaveAttribute('src', large),
    );
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Chicken Karahi' });
    const picture = () => within(dialog).getByRole('img', { name: 'Chicken Karahi' });
    expect(picture()).toHaveAttribute('src', large);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', photo);
    fireEvent.error(picture());
    expect(picture().tagName).toBe('svg');
  });
});

const at = (clientX: number) => ({ clientX, clientY: 100 });

describe('over the whole window', () => {
  const open = async () => {
    const { user } = show();
    await user.click(slide(1));
    const dialog = await screen.findByRole('dialog', { name: 'Chicken Karahi' });
    return { user, dialog, picture: () => within(dialog).getByRole('img', { name: 'Chicken Karahi' }) };
  };
  const scale = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent;

  it('zooms by keys and buttons, and closes by Escape [X-13] [BIZ-15]', async () => {
    const { user, dialog, picture } = await open();
    expect(picture()).toHaveAttribute('width', '1200');
    await user.keyboard('+');
    expect(scale(dialog)).toBe('150%');
    expect(picture().style.transform).toContain('scale(1.5)');
    await user.click(within(dialog).getByRole('button', { name: 'Larger' }));
    expect(scale(dialog)).toBe('225%');
    await user.keyboard('-');
    expect(scale(dialog)).toBe('150%');
    await user.keyboard('0');
    expect(scale(dialog)).toBe('100%');
    expect(within(dialog).getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(slide(1)).toHaveFocus();
  });

  it('goes to the next picture by arrow keys and by a swipe [X-13] [ITEM-02]', async () => {
    const { user, picture } = await open();
    await user.keyboard('{ArrowRight}');
    expect(picture()).toHaveAttribute('src', '/b.svg');
    await user.pointer([
      { keys: '[TouchA>]', target: picture(), coords: at(200) },
      { pointerName: 'TouchA', target: picture(), coords: at(100) },
      { keys: '[/TouchA]', target: picture(), coords: at(100) },
    ]);
    expect(picture()).toHaveAttribute('src', '/c.svg');
  });

  it('zooms by two fingers and by a double tap [ITEM-02]', async () => {
    const { user, dialog, picture } = await open();
    await user.pointer([
      { keys: '[TouchA>]', target: picture(), coords: at(100) },
      { keys: '[TouchB>]', target: picture(), coords: at(200) },
      { pointerName: 'TouchB', target: picture(), coords: at(300) },
    ]);
    expect(scale(dialog)).toBe('200%');
    await user.pointer([
      { keys: '[/TouchA]', target: picture() },
      { keys: '[/TouchB]', target: picture() },
    ]);
    await user.pointer({ keys: '[TouchA][TouchA]', target: picture(), coords: at(50) });
    expect(scale(dialog)).toBe('100%');
  });

  it('shows a placeholder for a picture that fails; the others can still be viewed [VALID-12]', async () => {
    const { user, picture } = await open();
    fireEvent.error(picture());
    expect(picture().tagName).toBe('svg');
    await user.keyboard('{ArrowRight}');
    expect(picture()).toHaveAttribute('src', '/b.svg');
  });
});
