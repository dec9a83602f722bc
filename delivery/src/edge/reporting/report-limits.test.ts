import { getCookie, testEdge, type TestEdge } from '../../../fixtures/edge';

let edge: TestEdge;
beforeEach(async () => {
  edge = await testEdge();
});
afterEach(() => edge.close());

/** Statuses of so many requests, each with the returned address and visitor. */
async function getStatuses(
  url: string,
  count: number,
  from: (at: number) => { remoteAddress: string; visitor?: string },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let at = 0; at < count; at += 1) {
    const { remoteAddress, visitor } = from(at);
    const { statusCode } = await edge.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { 'content-type': 'text/plain', ...(visitor ? { cookie: getCookie({ v: visitor }) } : {}) },
      payload: '{"events":[]}',
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return statuses;
}

const visitorNo = (number: number) => `0000000000000000-${number}`;

describe.each(['/_report', '/_stream'])('%s', (url) => {
  it('limits one visitor, and still accepts others at the address', async () => {
    const remoteAddress = '192.0.2.7';
    const one = await getStatuses(url, 130, () => ({ remoteAddress, visitor: visitorNo(1) }));
    expect([one.get(204), one.get(429)]).toEqual([120, 10]);
    const others = await getStatuses(url, 60, (at) => ({ remoteAddress, visitor: visitorNo(2 + (at % 20)) }));
    expect(others.get(204)).toBe(60);
  });

  it('limits one address, for any claimed visitor; an IPv6 /64 counts as one', async () => {
    const many = await getStatuses(url, 1_250, (at) => ({
      remoteAddress: `2001:db8:1:2::${(at + 1).toString(16)}`,
      visitor: visitorNo(at),
    }));
    expect(many.get(204)).toBe(1_200);
    const other = await getStatuses(url, 1, () => ({
      remoteAddress: '2001:db8:1:3::1',
      visitor: visitorNo(0),
    }));
    expect(other.get(204)).toBe(1);
  });

  it('counts all without a cookie at one address as one visitor, also with other addresses of its /64', async () => {
    const nobody = await getStatuses(url, 130, (at) => ({ remoteAddress: `2001:db8:9:9::${at + 1}` }));
    expect([nobody.get(204), nobody.get(429)]).toEqual([120, 10]);
  });
});
