import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Where a request comes from, as limits count it: an address; of IPv6 its /64, because a household has all addresses in it. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const six = new Address6(address);
  return six.isMapped4()
    ? six.to4().correctForm()
    : new Address6(`${address}/64`).startAddress().correctForm();
}
