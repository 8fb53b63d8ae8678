import { deflateRawSync } from 'node:zlib';

/** An archive of one part that states to unpack to `says` bytes. */
export function zipOf(content: Buffer, says: number): Buffer {
  const part = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(part.length, 20);
  entry.writeUInt32LE(says, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46, 12);
  end.writeUInt32LE(30 + part.length, 16);
  return Buffer.concat([local, part, entry, end]);
}
