import { addressList } from '@shop/contract';
import { anAddress, refused, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useWholeList } from '.';

function Addresses({ isNeeded = true }: { isNeeded?: boolean }) {
  const { data, error } = useWholeList(addressList, { isNeeded });
  return <p>{data?.entries.map(({ id }) => id).join(' ') ?? (error ? 'failed' : 'waiting')}</p>;
}

const show = (pages: number[][], total: number, isNeeded = true) =>
  renderApp(<Addresses isNeeded={isNeeded} />, {
    session: { token: 'token-1' },
    setUpApi: (api) =>
      api.respond(addressList, ({ query: { offset = 1 } = {} }) => {
        const page = pages[offset - 1];
        if (!page) throw refused(400, 'No such page');
        return { total, page: offset, limit: 2, entries: page.map((id) => anAddress({ id })) };
      }),
  });
const getOffsets = ({ api }: ReturnType<typeof show>) =>
  api.calls(addressList).map(({ query }) => query?.offset);

it('reads further pages while there are more entries than it has [CALL-23]', async () => {
  const app = show([[9, 8], [7, 6], [5]], 5);
  expect(await screen.findByText('9 8 7 6 5')).toBeVisible();
  expect(getOffsets(app)).toEqual([1, 2, 3]);
});

it('reads a list that fits on its first page once', async () => {
  const app = show([[9, 8]], 2);
  expect(await screen.findByText('9 8')).toBeVisible();
  expect(getOffsets(app)).toEqual([1]);
});

it('ends with a page that brings nothing new, and has an entry that moved only once', async () => {
  const app = show(
    [
      [9, 8],
      [8, 7],
      [8, 7],
    ],
    5,
  );
  expect(await screen.findByText('9 8 7')).toBeVisible();
  expect(getOffsets(app)).toEqual([1, 2, 3]);
});

it('fails rather than to look complete when one page fails [F-26]', async () => {
  show([[9, 8]], 3);
  expect(await screen.findByText('failed')).toBeVisible();
});

it('sends nothing unless it is needed', () => {
  const app = show([[9, 8]], 2, false);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(getOffsets(app)).toEqual([]);
});
