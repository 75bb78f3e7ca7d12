import { generateKeyPairSync, sign } from 'node:crypto';

/*
 * Node.js reads certificates but makes none, and a private key in the repository alarms scanners. So the few fields of
 * one are written here as DER (RFC 5280).
 */

function der(tag: number, ...contents: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = 0x30;
const object_id = 0x06;
const bits = 0x03;
const ecdsa_with_sha256 = der(sequence, der(object_id, [0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]));

function pem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** A key and a self-signed certificate for localhost and 127.0.0.1 from 2020 to 2049. */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const common_name = der(sequence, der(object_id, [0x55, 4, 3]), der(0x0c, Buffer.from('localhost')));
  const name = der(sequence, der(0x31, common_name));
  const day = (text: string) => der(0x17, Buffer.from(`${text}000000Z`));
  const names = der(sequence, der(0x82, Buffer.from('localhost')), der(0x87, [127, 0, 0, 1]));
  const extension = der(sequence, der(object_id, [0x55, 0x1d, 0x11]), der(0x04, names));
  const signed = der(
    sequence,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ecdsa_with_sha256,
    name,
    der(sequence, day('200101'), day('491231')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(sequence, extension)),
  );
  const signature = der(bits, [0], sign('sha256', signed, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pem('CERTIFICATE', der(sequence, signed, ecdsa_with_sha256, signature)),
  };
}
