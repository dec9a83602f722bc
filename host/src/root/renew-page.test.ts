import { RemoteLoadError } from '@shop/federation';
import { createRenewal } from './renew-page';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const page = { kind: 'page', app: 'mfe-account', name: 'wallet' } as const;

/** Loads a page that fails, then asks for a new document. */
async function fail(error: Error, reload = jest.fn(), releases = '1', edge: boolean | 'real' = true) {
  const load = () => Promise.reject(error);
  const functions = { reload, isEdgeReachable: () => Promise.resolve(edge === true) };
  const renewal = edge === 'real' ? createRenewal(load, releases) : createRenewal(load, releases, functions);
  await expect(renewal.load(page, 'live')).rejects.toBe(error);
  return renewal.renew(error);
}

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

it('reloads once for the same releases, and again for others [F-05]', async () => {
  const reload = jest.fn();
  for (const expected of [true, false, false]) expect(await fail(missing(), reload)).toBe(expected);
  expect(await fail(missing(), reload, '2')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("recognises a missing file in the loader's error, and ignores every other failure [F-05]", async () => {
  const wrapped = new RemoteLoadError('shop_mfe_cart cannot be loaded', true, { cause: missing() });
  expect(await fail(new RemoteLoadError('it hangs', false))).toBe(false);
  expect(await fail(new TypeError('x is undefined'))).toBe(false);
  expect(await fail(wrapped)).toBe(true);
});

it.each([
  '<input value="Noor">',
  '<textarea>No onions</textarea>',
  '<input type="email" value="a@b.example">',
])('never discards typed text: %s [F-05]', async (field) => {
  document.body.innerHTML = field;
  expect(await fail(missing())).toBe(false);
  document.body.innerHTML = '<input value=""><input type="checkbox" value="on" checked>';
  expect(await fail(missing())).toBe(true);
});

it('does not loop when the browser stores nothing [F-05] [F-31]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = jest.fn();
  expect(await fail(missing(), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('stays on the page while the edge cannot be reached, and reloads once it answers [F-05] [F-06]', async () => {
  const reload = jest.fn();
  expect(await fail(missing(), reload, '1', false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await fail(missing(), reload)).toBe(true);
});

it('stays on the page offline, without a request [F-06]', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  expect(await fail(missing(), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  const request = jest.fn();
  Object.assign(globalThis, { fetch: request });
  expect(await fail(missing(), reload, '1', 'real')).toBe(false);
  expect(request).not.toHaveBeenCalled();
});
