import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PictureRouteProvider, ShopImage } from '.';

const route = { origins: ['https://backend.example'] };
const photo = 'https://backend.example/storage/karahi.jpg';
const encoded = encodeURIComponent(photo);

const show = (picture: React.ReactElement) =>
  render(<PictureRouteProvider value={route}>{picture}</PictureRouteProvider>);

/** The picture itself; the preview behind it is hidden from screen readers. */
const getPicture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Karahi' });
const getPreview = () => document.querySelector('img[data-preview]');

it('offers the widths that its place can use, and a preview behind it [X-33]', () => {
  show(<ShopImage src={photo} alt="Karahi" size="card" />);
  const { srcset, sizes, src } = getPicture();
  expect(srcset.split(', ').map((candidate) => candidate.split(' '))).toEqual(
    [160, 224, 320, 448, 640, 896].map((width) => [`/_pictures/${width}?src=${encoded}`, `${width}w`]),
  );
  expect(sizes).toBe('auto, (min-width: 37.5em) 220px, 46vw');
  expect(new URL(src).pathname).toBe('/_pictures/224');
  expect(getPreview()).toHaveAttribute('src', `/_pictures/24?src=${encoded}`);
  expect(getPreview()).toHaveAttribute('aria-hidden', 'true');
});

it('loads the page’s largest picture first, never late, by sizes that every browser reads [X-33]', () => {
  show(<ShopImage src={photo} alt="Karahi" size="gallery" eager />);
  const picture = getPicture();
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture.sizes).toBe('(min-width: 56.25em) 600px, 96vw');
});

it('is whole in the page as the server sends it, without a script or an inline style [X-33]', () => {
  const html = renderToString(
    <PictureRouteProvider value={route}>
      <ShopImage src={photo} alt="Karahi" size="card" />
    </PictureRouteProvider>,
  );
  expect(html).toContain('srcSet=');
  expect(html).not.toMatch(/ style=|onload/i);
  const attributes = /<img[^>]*alt="Karahi"[^>]*>/.exec(html)?.[0];
  expect(attributes).toMatch(/width="600".*height="600"/);
});

it('tries the original when the edge refuses it, and then shows the drawing [X-33] [VALID-12]', () => {
  show(<ShopImage src={photo} alt="Karahi" size="card" />);
  fireEvent.error(getPicture());
  expect(getPicture()).toHaveAttribute('src', photo);
  expect(getPicture()).not.toHaveAttribute('srcset');
  expect(getPreview()).toBeNull();
  fireEvent.error(getPicture());
  expect(screen.getByRole('img', { name: 'Karahi' }).tagName).toBe('svg');
});

it('has no preview where it is so small that it has loaded at once [X-33]', () => {
  show(<ShopImage src={photo} alt="Karahi" size={56} />);
  expect(getPicture().srcset).toContain(' 80w');
  expect(getPreview()).toBeNull();
});

it.each([
  ['a drawing', <ShopImage key="" src="/media/3/item/pizza.14.0.svg" alt="Karahi" size="card" />],
  [
    'a picture of another origin',
    <ShopImage key="" src="https://elsewhere.example/a.jpg" alt="Karahi" size="card" />,
  ],
  [
    'a file of the visitor’s own',
    <ShopImage key="" src="blob:https://shop.example/1" alt="Karahi" size="card" />,
  ],
  ['a picture without a size', <ShopImage key="" src={photo} alt="Karahi" />],
])('loads %s as it is [X-33]', (_case, picture) => {
  show(picture);
  expect(getPicture()).toHaveAttribute('src', picture.props.src);
  expect(getPicture()).not.toHaveAttribute('srcset');
  expect(getPreview()).toBeNull();
});

it('loads originals before an edge that makes no pictures [X-33]', () => {
  render(<ShopImage src={photo} alt="Karahi" size="card" />);
  expect(getPicture()).toHaveAttribute('src', photo);
});
