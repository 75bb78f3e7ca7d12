/** The parts of `S3_URL`. */
export interface S3Address {
  /** the address of the bucket, without a final slash */
  bucket: string;
  /** within the bucket: empty, or with a final slash */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Whether a setting names an S3 service with its bucket, key and secret. */
export function isS3Url(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname } = new URL(value);
  if (!/^https?:$/.test(protocol) || username === '' || password === '' || !/^\/[^/]/.test(pathname))
    return false;
  try {
    readS3Url(value);
    return true;
  } catch {
    // a lone % in the secret
    return false;
  }
}

/** Reads `https://key:secret@host/bucket/folder?region=...`; special characters are escaped, as in `%2F`. */
export function readS3Url(value: string): S3Address {
  const { origin, username, password, pathname, searchParams } = new URL(value);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  return {
    bucket: `${origin}/${bucket}`,
    folder: folders.map((part) => `${decodeURIComponent(part)}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
