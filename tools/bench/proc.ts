// Reads figures of a process from Linux.
import { readFileSync } from 'node:fs';

/** Resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no VmRSS.`);
  return Number(kilobytes) / 1024;
}

/** proc(5) counts in ticks of a hundredth of a second, on every Linux that Node.js runs on. */
const TICK_MS = 10;

/** CPU time used so far. Unlike a rate it hardly depends on other load of the machine. */
export function cpuMilliseconds(pid: number): number {
  // Fields 14 and 15; the name in field 2 may hold spaces.
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}
