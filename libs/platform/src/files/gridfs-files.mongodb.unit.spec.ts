import type { ObjectId } from 'mongodb';
import { openMongodb, type MongodbConnection } from '../mongodb/mongodb-connection.js';
import { describeOnMongodb, newDatabase } from '../mongodb/testing/mongodb-under-test.js';
import { newId } from '../ids/ids.js';
import { FileDamaged, type Files } from './files.port.js';
import { openGridfsFiles } from './gridfs-files.adapter.js';
import type { FileDocument, UploadDocument } from './gridfs/records.js';
import { inPieces, whole } from './testing/contents.js';

const MONDAY = '2026-03-02T09:00:00.000Z';
const TUESDAY = '2026-03-03T09:00:00.000Z';
const BYTES = Buffer.alloc(600_000, 'certificate');

describeOnMongodb('files in GridFS after a process died between two of its writes', () => {
  let database: ReturnType<typeof newDatabase>;
  let connection: MongodbConnection;
  let files: Files;
  const fileId = newId();
  beforeEach(async () => {
    database = newDatabase();
    connection = await openMongodb(database.url);
    files = await openGridfsFiles(connection.db);
    await put();
  });
  afterEach(async () => {
    await connection.close();
    await database.drop();
  });
  const file = { fileId, name: 'a', contentType: 'b', uploadedAt: MONDAY };
  const put = () => files.put(file, inPieces(BYTES), { maxBytes: 1_000_000 });
  const descriptions = () => connection.db.collection<FileDocument>('fileDescriptions');
  const count = (name: string) => connection.db.collection(name).countDocuments();
  const contentId = async (): Promise<ObjectId> => (await descriptions().findOne({ _id: fileId }))!.contentId;
  const noteUpload = async () =>
    connection.db
      .collection<UploadDocument>('fileUploads')
      .insertOne({ _id: await contentId(), fileId, since: MONDAY });

  it('described, and its upload still noted: the sweep forgets the note and keeps the file', async () => {
    const { sha256 } = (await files.describe(fileId))!;
    await files.claim(fileId, sha256, MONDAY);
    await noteUpload();
    expect(await files.sweepUnclaimed(TUESDAY)).toBe(0);
    expect(await count('fileUploads')).toBe(0);
    expect((await whole(files.read(fileId))).equals(BYTES)).toBe(true);
  });

  it('whole in GridFS, and not described: nobody sees it, and the sweep removes it', async () => {
    await noteUpload();
    await descriptions().deleteOne({ _id: fileId });
    expect(await files.describe(fileId)).toBeNull();
    expect(await files.sweepUnclaimed(TUESDAY)).toBe(0);
    for (const name of ['files.files', 'files.chunks', 'fileUploads'])
      expect([name, await count(name)]).toEqual([name, 0]);
  });

  it('hidden, and not yet gone: the next sweep removes it, however young', async () => {
    await descriptions().updateOne({ _id: fileId }, { $set: { removed: true } });
    expect(await files.describe(fileId)).toBeNull();
    expect(await files.sweepUnclaimed(MONDAY)).toBe(0);
    for (const name of ['files.files', 'files.chunks', 'fileDescriptions'])
      expect([name, await count(name)]).toEqual([name, 0]);
  });

  it('hidden, and not yet gone: the same id can go up again', async () => {
    await descriptions().updateOne({ _id: fileId }, { $set: { removed: true } });
    await put();
    expect((await whole(files.read(fileId))).equals(BYTES)).toBe(true);
    expect(await count('files.files')).toBe(1);
  });
});

describeOnMongodb('a file in GridFS that is read', () => {
  let database: ReturnType<typeof newDatabase>;
  let connection: MongodbConnection;
  let files: Files;
  beforeEach(async () => {
    database = newDatabase();
    connection = await openMongodb(`${database.url}?monitorCommands=true`);
    files = await openGridfsFiles(connection.db);
  });
  afterEach(async () => {
    await connection.close();
    await database.drop();
  });
  const put = (bytes: Uint8Array) => {
    const file = { fileId: newId(), name: 'a', contentType: 'b', uploadedAt: MONDAY };
    return files.put(file, inPieces(bytes), { maxBytes: bytes.length });
  };

  it.each([0, 1])('and has lost chunk %d is damaged', async (n) => {
    const { fileId } = await put(BYTES);
    await connection.db.collection('files.chunks').deleteOne({ n });
    await expect(whole(files.read(fileId))).rejects.toThrow(FileDamaged);
  });

  it('in part leaves no cursor on the server', async () => {
    const { fileId } = await put(Buffer.alloc(5_000_000, 'certificate'));
    const sent: string[] = [];
    connection.db.client.on('commandStarted', ({ commandName }) => sent.push(commandName));
    for await (const piece of files.read(fileId)) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(sent).toEqual(['find', 'find', 'killCursors']);
  });
});
