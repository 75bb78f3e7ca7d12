import { deviceOf } from '#server/platform/devices.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { hashSecret } from '#server/platform/ids.ts';

/** The hash of a browser by its stored id; a program without one is identified by its name. */
export function hashDevice(device: string | undefined, caller: Pick<Caller, 'user_agent'>): string {
  if (device !== undefined) return hashSecret(`browser ${device}`);
  const { browser, operating_system } = deviceOf(caller.user_agent);
  return hashSecret(`program ${browser ?? ''} ${operating_system ?? ''}`);
}
