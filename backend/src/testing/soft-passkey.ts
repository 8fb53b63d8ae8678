import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AddPasskeyDto, PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import type { PasskeyChallenge, PasskeyOffer } from '@covertrail/contracts/session/passkey.replies';

/** User present, user verified. */
const VERIFIED = 0x05;
/** The same without the verification: the device was touched by anybody. */
export const TOUCHED = 0x01;
const HAS_KEY = 0x40;
const ORIGIN = 'https://covertrail.example';

interface Signing {
  readonly origin?: string;
  readonly flags?: number;
}

/** A device that keeps one passkey (ES256), as a browser would drive it: it answers offers and challenges by the standard. */
export class SoftPasskey {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private handle = '';
  private counter = 0;

  /** What the browser sends for an offer. */
  made(
    { challenge, site, person }: PasskeyOffer,
    name = 'Laptop',
    { origin = ORIGIN, flags = VERIFIED }: Signing = {},
  ): AddPasskeyDto {
    this.handle = person.handle;
    const attested = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, coseKey(this.keys.publicKey)];
    const data = Buffer.concat([this.head(site.id, flags | HAS_KEY), ...attested]);
    return {
      name,
      credentialId: this.id.toString('base64url'),
      clientData: clientData('webauthn.create', challenge, origin),
      attestation: attestation(data).toString('base64url'),
    };
  }

  /** What it signs for a log-in; each signature counts. */
  signed(
    { challenge, siteId }: PasskeyChallenge,
    { origin = ORIGIN, flags = VERIFIED }: Signing = {},
  ): PasskeyLogInDto {
    this.counter += 1;
    const data = this.head(siteId, flags);
    const client = clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
    return {
      credentialId: this.id.toString('base64url'),
      clientData: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey).toString('base64url'),
      userHandle: this.handle,
    };
  }

  /** As a copy of the device would: its counter is behind. */
  forget(signatures: number): void {
    this.counter -= signatures;
  }

  private head(siteId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(siteId).digest(), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: a key of the curve P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const of32 = Buffer.from([0x58, 0x20]);
  const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([
    start,
    of32,
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22]),
    of32,
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const [format, statement] = [
    [text('fmt'), text('none')],
    [text('attStmt'), Buffer.from([0xa0])],
  ];
  return Buffer.concat([Buffer.from([0xa3]), ...format, ...statement, text('authData'), length, data]);
}
