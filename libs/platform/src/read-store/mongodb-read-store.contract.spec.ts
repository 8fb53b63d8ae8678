import { describeOnMongodb } from '../mongodb/testing/mongodb-under-test.js';
import { readStoreContract } from './read-store.contract.js';
import { shareDatabase } from './testing/opened-mongodb-read-store.js';

describeOnMongodb('read store on MongoDB', () => {
  const { open, close } = shareDatabase();
  afterAll(close);
  readStoreContract('MongoDB', open);
});
