import { once } from 'node:events';
import { GridFSBucket, type Binary, type Collection, type Db, type GridFSBucketWriteStream, type ObjectId } from 'mongodb';

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

  /** Once the content was refused or broke off, nothing of it is still on its way; what has arrived stays. */
  async write(id: ObjectId, name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const upload = this.bucket.openUploadStreamWithId(id, name);
    // Each write waits for its answer, and the error of one that fails is thrown there.
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
   * The chunks that are stored, in order; whether they are all that went up is for the caller to see. The driver's own stream
   * reports a missing one as its own kind of error, and leaves its cursor open on the server when the reader stops early.
   */
  async *read(id: ObjectId): AsyncGenerator<Uint8Array> {
    const chunks = this.chunks.find({ files_id: id }, { sort: { n: 1 }, batchSize: READ_AT_ONCE });
    for await (const { data } of chunks) yield data.value();
  }

  /** Also the chunks of an upload that never became whole. */
  async remove(id: ObjectId): Promise<void> {
    await this.wholes.deleteOne({ _id: id });
    await this.chunks.deleteMany({ files_id: id });
  }
}

/** In portions of a chunk: the driver sends all chunks of one write at once, each over a connection. */
async function writeWhole(upload: GridFSBucketWriteStream, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
    const portion = Buffer.from(piece.subarray(at, at + CHUNK_BYTES));
    await new Promise<void>((resolve, reject) => upload.write(portion, (error) => (error ? reject(error) : resolve())));
  }
}
