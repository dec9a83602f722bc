import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** The network of a request, for rate limits: an address; of IPv6 the /64, because one household has all of it. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const six = new Address6(address);
  return six.isMapped4()
    ? six.to4().correctForm()
    : new Address6(`${address}/64`).startAddress().correctForm();
}
