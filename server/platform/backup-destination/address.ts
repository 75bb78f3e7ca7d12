import { isAbsolute } from 'node:path';
import { isS3Url } from '#server/platform/files/s3-url.ts';

/** `BACKUP_TO`: a folder, an address as `S3_URL`, or the web address of a WebDAV folder with user and password. */
export type BackupAddress = { kind: 'folder' | 's3' | 'webdav'; address: string };

/** `s3://` and `webdavs://` are https; the others are for services on the same machine or network. */
const schemes: Readonly<Record<string, { kind: 's3' | 'webdav'; http: 'http' | 'https' }>> = {
  s3: { kind: 's3', http: 'https' },
  's3+http': { kind: 's3', http: 'http' },
  webdav: { kind: 'webdav', http: 'http' },
  webdavs: { kind: 'webdav', http: 'https' },
};

/** null: it is none of the three */
export function readBackupAddress(value: string): BackupAddress | null {
  if (isAbsolute(value)) return { kind: 'folder', address: value };
  const [, scheme = '', rest = ''] = /^([a-z\d+]+):\/\/(.+)$/.exec(value) ?? [];
  const found = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined;
  if (found === undefined) return null;
  const address = `${found.http}://${rest}`;
  const is_valid = found.kind === 's3' ? isS3Url(address) : isWebDavUrl(address);
  return is_valid ? { kind: found.kind, address } : null;
}

function isWebDavUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return search === '' && hash === '';
  } catch {
    // a lone % in the password
    return false;
  }
}
