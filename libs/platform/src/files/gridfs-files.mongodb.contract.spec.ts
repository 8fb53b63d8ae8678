import { openMongodb, type MongodbConnection } from '../mongodb/mongodb-connection.js';
import { describeOnMongodb, newDatabase } from '../mongodb/testing/mongodb-under-test.js';
import { filesContract } from './files.contract.js';
import { openGridfsFiles } from './gridfs-files.adapter.js';
import type { FileDocument } from './gridfs/records.js';

const COLLECTIONS = ['files.files', 'files.chunks', 'fileUploads', 'fileDescriptions'];

describeOnMongodb('files in GridFS', () => {
  filesContract('MongoDB', async () => {
    const database = newDatabase();
    const connections: MongodbConnection[] = [];
    const connect = async () => {
      const connection = await openMongodb(database.url);
      connections.push(connection);
      return connection.db;
    };
    const own = await connect();
    const entries = async () => {
      const counts = await Promise.all(COLLECTIONS.map((name) => own.collection(name).countDocuments()));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const damage = async (fileId: string) => {
      const file = await own.collection<FileDocument>('fileDescriptions').findOne({ _id: fileId });
      const chunks = own.collection('files.chunks');
      const last = await chunks.findOne({ files_id: file?.contentId }, { sort: { n: -1 } });
      await chunks.deleteOne({ _id: last?._id });
    };
    const remove = async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await database.drop();
    };
    return { open: async () => openGridfsFiles(await connect()), entries, damage, remove };
  });
});
