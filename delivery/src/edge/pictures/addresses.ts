import { BlockList, isIP } from 'node:net';

type Range = [address: string, prefix: number];

/** Two lists: an IPv4 address is also looked for among the ranges of IPv6, in its mapped form. */
const toLists = (ranges: readonly Range[]) => {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const [address, prefix] of ranges) {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    lists[family].addSubnet(address, prefix, family);
  }
  return lists;
};

/** Addresses of a single link, where clouds keep their machines' credentials: nobody's pictures are there. */
const linkLocal = toLists([
  ['169.254.0.0', 16],
  ['fe80::', 10],
]);

/** Addresses that are not on the internet (RFC 6890), and those that may contain one of them. */
const notPublic = toLists([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 16],
  ['64:ff9b::', 16],
  ['100::', 8],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
]);

/** Who has named an origin: its owner may mean a server in the own network, a backend's response may not. */
export type Trust = 'configured' | 'announced';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether the edge may connect to an IP address for a picture. */
export function mayConnect(address: string, trust: Trust): boolean {
  const plain = mappedIpv4.exec(address)?.[1] ?? address;
  const version = isIP(plain);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !(trust === 'configured' ? linkLocal : notPublic)[family].check(plain, family);
}
