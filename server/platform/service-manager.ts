import { spawn } from 'node:child_process';
import type { Log } from './log.ts';

/**
 * Tells systemd that the server is ready, or stops (sd_notify(3)). By its own command, because Node.js opens no datagram
 * sockets of Unix. Under another manager, or none, there is no NOTIFY_SOCKET and nothing happens.
 */
export function tellServiceManager(state: 'READY=1' | 'STOPPING=1', log: Log): void {
  if (process.env['NOTIFY_SOCKET'] === undefined) return;
  spawn('systemd-notify', [state], { stdio: 'ignore' })
    .once('error', (error) => log.warn({ err: error }, 'systemd was not told about the state of the server'))
    .unref();
}
