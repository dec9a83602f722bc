import { RemoteLoadError } from '@shop/federation';
import { renewPage } from './renew-page';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

it('reloads once for the same releases, and again for others [F-05]', () => {
  const reload = jest.fn();
  expect([1, 2, 3].map(() => renewPage('1', reload)(missing()))).toEqual([true, false, false]);
  expect(renewPage('2', reload)(missing())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("recognises a missing file in the loader's error, and ignores every other failure [F-05]", () => {
  const reload = jest.fn();
  const wrapped = new RemoteLoadError('shop_mfe_cart cannot be loaded', true, { cause: missing() });
  expect(renewPage('1', reload)(new RemoteLoadError('it hangs', false))).toBe(false);
  expect(renewPage('1', reload)(new TypeError('x is undefined'))).toBe(false);
  expect(renewPage('1', reload)(wrapped)).toBe(true);
});

it.each([
  '<input value="Noor">',
  '<textarea>No onions</textarea>',
  '<input type="email" value="a@b.example">',
])('never discards typed text: %s [F-05]', (field) => {
  const reload = jest.fn();
  document.body.innerHTML = field;
  expect(renewPage('1', reload)(missing())).toBe(false);
  document.body.innerHTML = '<input value=""><input type="checkbox" value="on" checked>';
  expect(renewPage('1', reload)(missing())).toBe(true);
});

it('does not loop when the browser stores nothing [F-05] [F-31]', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = jest.fn();
  expect(renewPage('1', reload)(missing())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
