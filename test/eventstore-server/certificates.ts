import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of an authority of its own and of a server whose certificate it signed, for `localhost` and 127.0.0.1. */
export interface Certificates {
  /** What a client is given as its authority. */
  readonly authorityFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly key: Buffer;
  readonly certificate: Buffer;
}

const DAYS = '2';

/** Made by openssl in a folder of the test: none is kept in the repository. EventStoreDB asks for this common name. */
export function makeCertificates(folder: string): Certificates {
  mkdirSync(join(folder, 'authority'), { recursive: true });
  const file = (name: string): string => join(folder, name);
  const openssl = (...args: readonly string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' });
  const authority = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    DAYS,
    '-subj',
    '/CN=authority of a test',
    '-keyout',
    file('authority.key'),
  ];
  openssl(
    'req',
    ...authority,
    '-addext',
    'keyUsage=critical,keyCertSign,cRLSign',
    '-out',
    file('authority/authority.crt'),
  );
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=eventstoredb-node',
    '-keyout',
    file('node.key'),
    '-out',
    file('node.csr'),
  );
  writeFileSync(
    file('node.ext'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\nkeyUsage=digitalSignature,keyEncipherment\n',
  );
  const signing = [
    '-CA',
    file('authority/authority.crt'),
    '-CAkey',
    file('authority.key'),
    '-CAcreateserial',
    '-days',
    DAYS,
  ];
  openssl('x509', '-req', '-in', file('node.csr'), ...signing, '-extfile', file('node.ext'), '-out', file('node.crt'));
  return {
    authorityFile: file('authority/authority.crt'),
    certificateFile: file('node.crt'),
    keyFile: file('node.key'),
    key: readFileSync(file('node.key')),
    certificate: readFileSync(file('node.crt')),
  };
}
