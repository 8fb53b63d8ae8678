import { once } from 'node:events';
import {
  GridFSBucket,
  type Binary,
  type Collection,
  type Db,
  type GridFSBucketWriteStream,
  type ObjectId,
} from 'mongodb';

const CHUNK_BYTES = 255 * 1024;
/** Chunks asked for at once: 4 MB. */
const READ_AT_ONCE = 16;

interface ChunkDocument {
  readonly files_id: ObjectId;
  readonly n: number;
  readonly data: Binary;
}

/** Contents in GridFS, each under an id of its own that no other upload ever has. */
export class Contents {
  private readonly bucket: GridFSBucket;
  private readonly wholes: Collection;
  private readonly chunks: Collection<ChunkDocument>;

  constructor(db: Db) {
    this.bucket = new GridFSBucket(db, { bucketName: 'files', chunkSizeBytes: CHUNK_BYTES });
    this.wholes = db.collection('files.files');
    this.chunks = db.collection('files.chunks');
  }

  /** After a refused or broken upload nothing of it is still being sent; chunks that have arrived stay. */
  async write(id: ObjectId, name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const upload = this.bucket.openUploadStreamWithId(id, name);
    // Each write waits for its answer, and a failed write throws there.
    upload.on('error', () => undefined);
    try {
      for await (const piece of content) await writeWhole(upload, piece);
    } catch (error) {
      upload.destroy();
      throw error;
    }
    upload.end();
    await once(upload, 'finish');
  }

  /**
   * The stored chunks, in order; the caller checks whether they are complete. The driver's own stream reports a missing chunk
   * with an error of its own kind, and leaves its cursor open on the server when the reader stops early.
   */
  async *read(id: ObjectId): AsyncGenerator<Uint8Array> {
    const chunks = this.chunks.find({ files_id: id }, { sort: { n: 1 }, batchSize: READ_AT_ONCE });
    for await (const { data } of chunks) yield data.value();
  }

  /** Also the chunks of an upload that never completed. */
  async remove(id: ObjectId): Promise<void> {
    await this.wholes.deleteOne({ _id: id });
    await this.chunks.deleteMany({ files_id: id });
  }
}

/** In portions of one chunk: the driver sends all chunks of one write at once, each over its own connection. */
async function writeWhole(upload: GridFSBucketWriteStream, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
    const portion = Buffer.from(piece.subarray(at, at + CHUNK_BYTES));
    await new Promise<void>((resolve, reject) => upload.write(portion, (error) => (error ? reject(error) : resolve())));
  }
}
