import { json, testEdge } from '../../../fixtures/edge';
import { passTime, passTimeFor, until } from '../../../fixtures/fake-time';
import { aPhoto } from '../../../fixtures/photographs';
import { Converter, type Converted } from './converter';
import { PictureFetcher } from './fetch-picture';
import { Pictures } from './pictures';

/** A promise, and what resolves it. */
function later<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A converter whose pictures come when the test says so. */
class FakeConverter extends Converter {
  readonly requests: { width: number; answer: (converted: Converted) => void }[] = [];

  constructor() {
    super(() => undefined);
  }

  override convert({ width }: { width: number }): Promise<Converted> {
    const { promise, resolve } = later<Converted>();
    this.requests.push({ width, answer: resolve });
    return promise;
  }
}

async function aShop() {
  const bytes = await aPhoto({ width: 200, height: 200 });
  const edge = await testEdge(({ url = '' }, response) =>
    url.startsWith('/media/') ? void response.end(bytes) : json(response, {}),
  );
  const converter = new FakeConverter();
  const fetcher = new PictureFetcher();
  const logged: unknown[] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const pictures = new Pictures({ folder: null, most: 1e6, log, converter, fetcher });
  const source = { url: `${edge.backendOrigin}/media/a.jpg`, trust: 'configured' } as const;
  const get = () => pictures.get({ source, width: 160, format: 'webp' });
  const close = async () => {
    await pictures.close();
    await edge.close();
  };
  return { bytes, converter, get, close };
}

it('serves the original, for an hour, where the library is missing [X-33]', async () => {
  const { bytes, converter, get, close } = await aShop();
  const coming = get();
  await until(() => converter.requests.length > 0);
  converter.requests[0]?.answer({ kind: 'missing' });
  const { bytes: served, type, freshFor } = await coming;
  expect([served.equals(bytes), type, freshFor]).toEqual([true, 'image/jpeg', 3_600]);
  await close();
});

it('lets nobody wait long: the original comes first, and the smaller picture next time [X-33]', async () => {
  const { bytes, converter, get, close } = await aShop();
  const first = await passTimeFor(get());
  expect([first.bytes.equals(bytes), first.freshFor]).toEqual([true, 60]);
  const small = Buffer.from('small');
  converter.requests[0]?.answer({ kind: 'made', bytes: small, type: 'image/webp' });
  const next = await get();
  expect([next.bytes.equals(small), next.type]).toEqual([true, 'image/webp']);
  expect(converter.requests).toHaveLength(1);
  await close();
});

it('goes on when the process of the library ends in the middle of a picture [X-33]', async () => {
  const failures: string[] = [];
  const converter = new Converter((event) => failures.push(event));
  const bytes = await aPhoto({ width: 400, height: 400 });
  const job = { width: 160, format: 'webp', isPreview: false, bytes } as const;
  const first = converter.convert(job);
  // Longer than the library may take, before its process has started: it counts as hung, and is replaced.
  await passTime(20_000);
  expect(await first).toEqual({ kind: 'unchanged' });
  expect(failures).toEqual(['picture-process']);
  expect(await converter.convert(job)).toMatchObject({ kind: 'made', type: 'image/webp' });
  converter.close();
});
