const at_home = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[)/;

/**
 * Whether a service on the internet can read an address: it uses https, and is not one of a home or of this computer.
 */
export function isReachable(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' || at_home.test(hostname)) return false;
  return hostname.includes('.') && !hostname.endsWith('.local') && !hostname.endsWith('.localhost');
}
