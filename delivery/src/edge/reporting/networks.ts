import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** Number of network numbers: few enough to count them all, many enough that two networks hardly ever share one. */
const most = 4_096;

/** The network of an address: IPv4 /24, IPv6 /48, the size of one household or machine. */
function getNetwork(address: string): string {
  const four = address.replace(/^::ffff:/i, '');
  if (isIPv4(four)) return four.split('.').slice(0, 3).join('.');
  const [head = '', tail] = address.toLowerCase().split('::');
  const written = head.split(':').filter(Boolean);
  const groups = tail === undefined ? written : [...written, '0', '0', '0'];
  return groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A network's number, the same on all edges that share the key. It does not reveal the address, and nobody can choose it. */
export const networkNumber = (address: string, key: Buffer): number =>
  createHmac('sha256', key)
    .update(`network\n${getNetwork(address)}`)
    .digest()
    .readUInt16BE(0) % most;
