import { readS3Url } from './s3-url.ts';

/** A bucket of an S3 service, or a folder in it. */
export interface S3Client {
  /** the address of the bucket, without a final slash */
  bucket: string;
  /** within the bucket: empty, or with a final slash */
  folder: string;
  /** The address of an object by its name in the folder. */
  addressOf: (name: string) => string;
  /** Sends a signed request. The caller limits its time. */
  send: (url: string, init: RequestInit) => Promise<Response>;
}

/** @param address as `S3_URL`. The client is loaded with the first request: the start needs none of it. */
export function openS3(address: string): S3Client {
  const { bucket, folder, region, accessKeyId, secretAccessKey } = readS3Url(address);
  const open = async () => {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    bucket,
    folder,
    addressOf: (name) => `${bucket}/${`${folder}${name}`.split('/').map(encodeURIComponent).join('/')}`,
    async send(url, init) {
      const client = await (opened ??= open());
      return client.fetch(url, { ...init, redirect: 'manual' });
    },
  };
}
