import { normalizeIP } from '@fastify/rate-limit';

/** The usual range of one subscriber: an IPv4 address or an IPv6 /64. */
export function subscriberOf(ip: string): string {
  return normalizeIP(ip);
}

/** The usual range of one organisation, which can use any address in it: an IPv4 /24 or an IPv6 /48. */
export function networkOf(ip: string): string {
  const network = normalizeIP(ip, 48);
  return network.includes(':') ? network : network.replace(/\d+$/, '0');
}

/** The network as staff read it: `203.0.113.0/24`. Whole addresses of staff are not stored. */
export function addressBlockOf(address: string | undefined): string {
  if (address === undefined) return '';
  const network = networkOf(address);
  return network.includes('/') ? network : `${network}${network.includes(':') ? '/48' : '/24'}`;
}
