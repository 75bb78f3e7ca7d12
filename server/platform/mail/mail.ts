import type { Config } from '#server/config.ts';
import type { Log } from '#server/platform/log.ts';
import { mailToFolder } from './folder.ts';
import type { Mail } from './shape.ts';
import { mailBySmtp } from './smtp.ts';

/** SMTP if a server is configured, else `.eml` files, so that the first sign-up on a laptop works. */
export function openMail(config: Config, log: Log): Mail {
  return config.SMTP_URL === undefined ? mailToFolder(config, log) : mailBySmtp(config.SMTP_URL, config);
}
