import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The links of its HTML, in order. */
  readonly links: readonly string[];
}

// longer than the seconds after which a worker looks for mails without a notification, on a busy machine
const PATIENCE_MS = 20_000;

/** The mails of the server, as the receiver gets them: the `.eml` files it writes without an SMTP server. */
export class Mailbox {
  readonly #folder: string;
  /** each file is read once, as a worker's server writes some hundred */
  readonly #read = new Map<string, Promise<ReceivedMail>>();

  readonly #log: () => string;

  constructor({ folder, log }: { readonly folder: string; readonly log: () => string }) {
    this.#folder = join(folder, 'mail');
    this.#log = log;
  }

  /** The latest mail to an address; waits for the first one, or for more than `after` of them. */
  latestTo(address: string, after = 0): Promise<ReceivedMail> {
    return this.#waitFor(`No mail came to ${address}.`, async () => {
      const mails = await this.#allTo(address);
      return mails.length > after ? mails.at(-1) : undefined;
    });
  }

  /** The latest link to an address under a path, whatever else was mailed; waits for more than `after` of them. */
  latestLink(address: string, path: string, after = 0): Promise<string> {
    return this.#waitFor(`No link to ${path} came to ${address}.`, async () => {
      const mails = await this.#allTo(address);
      const links = mails.flatMap((mail) => mail.links.filter((link) => link.includes(path)).slice(0, 1));
      return links.length > after ? links.at(-1) : undefined;
    });
  }

  async #waitFor<Found>(complaint: string, look: () => Promise<Found | undefined>): Promise<Found> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
      const found = await look();
      if (found !== undefined) return found;
    }
    throw new Error(`${complaint} The server logged:\n${this.#log()}`);
  }

  #readOnce(name: string): Promise<ReceivedMail> {
    const mail = this.#read.get(name) ?? readMail(join(this.#folder, name));
    this.#read.set(name, mail);
    return mail;
  }

  async #allTo(address: string): Promise<ReceivedMail[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const written = names.filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(written.map((name) => this.#readOnce(name)));
    return mails.filter(({ to }) => to.includes(address));
  }
}

async function readMail(path: string): Promise<ReceivedMail> {
  const { to = [], subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(path));
  const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return { to: to.map(({ address = '' }) => address), subject, text, html, links };
}
