import { createReadStream, readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { unpackTar } from 'modern-tar/fs';
import { written_names } from '#domain/cruise-fields.ts';
import { good_password, Caller } from './server.ts';

/*
 * Data folders as the server of each released schema left them, which every later version has to upgrade: the folder of
 * the embedded database, files and secret, with `record.json`. `npm run released-data` adds one at each release.
 */

export const released_folder = new URL('./released-data/', import.meta.url);
export const released_email = 'ada@example.org';

/** The names of the folders: the last migration of each, `0020_tokens`. */
export function listReleased(): string[] {
  return readdirSync(released_folder).map((name) => name.replace(/\.tar\.zst$/, ''));
}

export async function unpackReleased(name: string, folder: string): Promise<void> {
  const file = createReadStream(new URL(`${name}.tar.zst`, released_folder));
  await pipeline(file, createZstdDecompress(), unpackTar(folder));
}

/** `record.json` without what is null: a later version has more fields, which are null in older data. */
export function parseRecord(text: string): unknown {
  return JSON.parse(text, (_name, value: unknown) => (value === null ? undefined : value));
}

/** Everything the owner typed in, without what is computed of it: that may depend on the day and on the version. */
export async function readRecord(url: string): Promise<unknown> {
  const stranger = new Caller(url, { 'accept-language': 'en', 'x-timezone': 'UTC' });
  const body = { email: released_email, password: good_password };
  const login = await stranger.call('POST auth/jwt/create/', { body });
  const owner = new Caller(url, stranger.headers, login.body);
  const { items } = (await owner.call('GET cruises', { query: { limit: 100 } })).body;
  const cruises = [];
  for (const { id } of items) {
    const { body: cruise } = await owner.call('GET cruises/{id}', { params: { id } });
    const fields = Object.fromEntries(written_names.map((name) => [name, cruise[name]]));
    const { passengers, flights, lodging, addons, payments, schedule, documents } = cruise;
    cruises.push({ id, ...fields, passengers, flights, lodging, addons, payments, schedule, documents });
  }
  return cruises.toSorted((one, other) => one.id.localeCompare(other.id));
}
