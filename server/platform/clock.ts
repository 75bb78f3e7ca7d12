/** The source of the time on the server; tests replace it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The start of this process, in seconds since 1970; a step of the clock does not change it. */
export const process_started_s = Math.round(performance.timeOrigin / 1000);

/** The time zone of this machine (`TZ`), by which an instance as a whole has its nights. */
export const ownZone = (): string => Temporal.Now.timeZoneId();
