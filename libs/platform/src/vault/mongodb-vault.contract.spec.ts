import { openMongodb, type MongodbConnection } from '../mongodb/mongodb-connection.js';
import { describeOnMongodb, newDatabase } from '../mongodb/testing/mongodb-under-test.js';
import { openMongodbVault } from './mongodb-vault.adapter.js';
import { vaultContract } from './vault.contract.js';

describeOnMongodb('vault on MongoDB', () => {
  vaultContract('MongoDB', async () => {
    const database = newDatabase();
    const connections: MongodbConnection[] = [];
    const open = async () => {
      const connection = await openMongodb(database.url);
      connections.push(connection);
      return openMongodbVault(connection.db);
    };
    const remove = async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await database.drop();
    };
    return { open, remove };
  });
});
