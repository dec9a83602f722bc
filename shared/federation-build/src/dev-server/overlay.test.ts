/** @jest-environment jsdom */
import { ErrorOverlay } from './overlay';

const getText = () =>
  document.querySelector('shop-errors')?.shadowRoot?.querySelector('section')?.textContent ?? null;

it('shows what does not compile until it is mended, and errors of the page until an update', () => {
  const overlay = new ErrorOverlay();
  expect(getText()).toBeNull();
  overlay.setCompileErrors([
    { app: 'host', errors: [] },
    { app: 'mfe-cart', errors: ['./src/slots.tsx 3:1\nExpression expected'] },
  ]);
  expect(getText()).toContain('mfe-cart does not compile./src/slots.tsx 3:1');
  overlay.addPageError(new Error('no cart'));
  overlay.addPageError('no cart either');
  expect(getText()).toMatch(/The page has failed.*Error: no cart.*no cart either/s);
  overlay.setCompileErrors([{ app: 'mfe-cart', errors: [] }]);
  expect(getText()).not.toContain('mfe-cart');
  overlay.clearPageErrors();
  expect(getText()).toBeNull();
});

it('closes by its button and by Escape, until there is another error', () => {
  const overlay = new ErrorOverlay();
  const close = (how: 'button' | 'Escape') => {
    const element = document.querySelector('shop-errors');
    if (how === 'button') element?.shadowRoot?.querySelector('button')?.click();
    else element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  };
  for (const how of ['button', 'Escape'] as const) {
    overlay.addPageError(`closed by ${how}`);
    expect(getText()).toContain(how);
    close(how);
    expect(getText()).toBeNull();
  }
  overlay.addPageError('closed by Escape');
  expect(getText()).toBeNull();
});

it('shows the text of an error as text', () => {
  new ErrorOverlay().addPageError('<img src=x>');
  expect(document.querySelector('shop-errors')?.shadowRoot?.querySelector('img')).toBeNull();
  expect(getText()).toContain('<img src=x>');
});
