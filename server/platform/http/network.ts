import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

/** This machine: a reverse proxy beside the server, or a family's own laptop. */
export const here = 'here';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * The network of an IP address, by which tries are counted: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because a household is given that many and could use another address for each try. `here` for the machine itself:
 * behind a proxy that is not trusted (TRUST_PROXY) all callers have that address.
 * @param is_told whether the address comes from a header: a proxy may pass on a text of the caller, even `127.0.0.1`
 */
export function networkOf(ip: string, is_told = false): string {
  const address = ip
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return !is_told && loopback.check(address, 'ipv4') ? here : address;
  if (!isIPv6(address)) return 'unknown';
  if (!is_told && loopback.check(address, 'ipv6')) return here;
  return `${eightGroups(address).slice(0, 4).join(':')}::/64`;
}

/**
 * The wider networks that a /64 belongs to. A line with a /56 or a /48, as many have, could try from each of its 256 or
 * 65,536 networks of 64 bits, and none of them would exceed its limit. None for IPv4.
 */
export function widerNetworks(network: string): { name: string; bits: 56 | 48 }[] {
  const groups = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):([0-9a-f]+)::\/64$/.exec(network);
  if (groups === null) return [];
  const [, first = '', fourth = ''] = groups;
  const of_56 = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { name: `${first}:${of_56}::/56`, bits: 56 },
    { name: `${first}::/48`, bits: 48 },
  ];
}

/**
 * Warns once when a proxy on this machine forwards calls and is not trusted (TRUST_PROXY): then all callers are `here`,
 * so no limit by network applies and all unknown browsers share ten logins an account.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let is_told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!is_told && request.headers['x-forwarded-for'] !== undefined && networkOf(request.ip) === here) {
      is_told = true;
      request.log.warn(
        'a proxy on this machine forwards calls, and TRUST_PROXY is off: nobody is limited by network',
      );
    }
    done();
  });
}

/** An IPv6 address such as `2001:db8::1` with all its eight groups. */
function eightGroups(ip: string): string[] {
  const plain = new SocketAddress({ address: ip, family: 'ipv6' }).address;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
