import Bowser from 'bowser';

/** The browser and operating system that a browser names, such as Firefox and Android; null if unknown. */
export interface Device {
  browser: string | null;
  operating_system: string | null;
}

/** Reads a `User-Agent` header. A program that is no browser is named by its own name. */
export function deviceOf(user_agent: string): Device {
  // the parser refuses an empty text
  if (user_agent.trim() === '') return { browser: null, operating_system: null };
  const { browser, os } = Bowser.parse(user_agent);
  const program = /^([\w.-]{1,40})(?:\/|$)/.exec(user_agent)?.[1];
  const name = browser.name === '' ? undefined : browser.name;
  return { browser: name ?? program ?? null, operating_system: os.name ?? null };
}
