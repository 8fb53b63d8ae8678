import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { VirusScanFailed, type VirusScan } from './virus-scan.port.js';

/** Where a `clamd` listens. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** A scanner that says nothing for so long gives no verdict. */
const SILENT_MS = 30_000;
const COMMAND = 'zINSTREAM\0';
/** clamd reads each piece with its length before it; a length of zero ends the content. */
const END = Buffer.alloc(4);
const FOUND = /^stream: (.+) FOUND$/;

/** ClamAV, by the protocol of its daemon: one connection for each content, which it receives as a stream. */
export class ClamdVirusScan implements VirusScan {
  constructor(
    private readonly address: ClamdAddress,
    private readonly silentMs = SILENT_MS,
  ) {}

  async scan(content: AsyncIterable<Uint8Array>): Promise<string | null> {
    const reply = await this.replyTo(content);
    if (reply === 'stream: OK') return null;
    const found = FOUND.exec(reply)?.[1];
    if (found === undefined)
      throw new VirusScanFailed(
        reply === '' ? 'The virus scanner closed the connection' : `The virus scanner replied: ${reply}`,
      );
    return found;
  }

  private async replyTo(content: AsyncIterable<Uint8Array>): Promise<string> {
    const socket = createConnection(this.address);
    socket.setTimeout(this.silentMs, () => socket.destroy(new Error('it did not reply in time')));
    const reply = replyIn(socket);
    try {
      await Promise.all([reply, sent(socket, content)]);
      return await reply;
    } finally {
      socket.destroy();
    }
  }
}

async function replyIn(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of socket) pieces.push(piece as Buffer);
  } catch (error) {
    throw new VirusScanFailed('The virus scanner cannot be reached', { cause: error });
  }
  return Buffer.concat(pieces).toString('utf8').replace(/\0$/, '');
}

/** Stops early when the scanner has already replied: it refuses a content that is too large before its end. */
async function sent(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write(COMMAND);
  for await (const piece of content) {
    if (!socket.writable) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.byteLength);
    socket.write(length);
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  if (socket.writable) socket.end(END);
}
