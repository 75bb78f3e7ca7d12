/*
 * Trusted Types, which the server's policy demands. No text becomes HTML or code: the policy has no rules for those,
 * and the browser refuses them. Loaded before everything else; browsers without Trusted Types skip it.
 */
declare global {
  var trustedTypes:
    | {
        createPolicy: (
          name: 'default',
          rules: { createScriptURL: (address: string) => string | null },
        ) => unknown;
      }
    | undefined;
}

globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => ownScript(address, document.baseURI),
});

/** Stands beside the page, as a service worker controls only its own folder. */
export const service_worker = '/service-worker.js';

/** The address of a worker's script if it is a file of our build; null makes the browser refuse and report it. */
export function ownScript(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const { href, origin, pathname } = new URL(address, base);
  return origin === new URL(base).origin && (pathname.startsWith('/assets/') || pathname === service_worker)
    ? href
    : null;
}
