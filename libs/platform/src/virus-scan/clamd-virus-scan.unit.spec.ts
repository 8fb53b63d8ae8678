import { createServer, type AddressInfo, type Server } from 'node:net';
import { ClamdVirusScan } from './clamd-virus-scan.adapter.js';
import { NO_VIRUS_SCAN, VirusScanFailed } from './virus-scan.port.js';
import { virusScanFrom } from './virus-scan-config.js';

/** Speaks as clamd does: it reads the stream by lengths, and replies once it has its end. */
function clamd(replyTo: (content: string) => string | null): Server {
  return createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const content = contentOf(received);
      if (content === null) return;
      const reply = replyTo(content);
      if (reply !== null) socket.end(`${reply}\0`);
    });
  });
}

/** Null before the end of the stream has arrived. */
function contentOf(received: Buffer): string | null {
  const command = 'zINSTREAM\0';
  expect(received.subarray(0, command.length).toString()).toBe(command);
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces).toString();
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function* pieces(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe('a virus scan by clamd [C17]', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function scanner(replyTo: (content: string) => string | null): Promise<ClamdVirusScan> {
    const server = clamd(replyTo);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ClamdVirusScan({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, 500);
  }

  it('sends the whole content and takes the verdict', async () => {
    const scan = await scanner((content) =>
      content.includes('virus') ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
    );
    expect(await scan.scan(pieces('a clean ', 'letter'))).toBeNull();
    expect(await scan.scan(pieces('a vi', 'rus'))).toBe('Eicar-Signature');
  });

  it('gives no verdict where the scanner gives none', async () => {
    await expect((await scanner(() => 'INSTREAM size limit exceeded. ERROR')).scan(pieces('large'))).rejects.toThrow(
      VirusScanFailed,
    );
    await expect((await scanner(() => null)).scan(pieces('silence'))).rejects.toThrow(VirusScanFailed);
    await expect(new ClamdVirusScan({ host: '127.0.0.1', port: 1 }).scan(pieces('nobody'))).rejects.toThrow(
      VirusScanFailed,
    );
  });

  it('is off unless an address is given', () => {
    expect(virusScanFrom({})).toBe(NO_VIRUS_SCAN);
    expect(virusScanFrom({ COVERTRAIL_CLAMD: 'off' })).toBe(NO_VIRUS_SCAN);
    expect(virusScanFrom({ COVERTRAIL_CLAMD: 'clamav:3310' })).toBeInstanceOf(ClamdVirusScan);
    expect(() => virusScanFrom({ COVERTRAIL_CLAMD: 'clamav' })).toThrow('COVERTRAIL_CLAMD');
  });
});
