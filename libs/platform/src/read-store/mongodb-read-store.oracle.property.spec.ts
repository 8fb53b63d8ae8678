import { describeOnMongodb } from '../mongodb/testing/mongodb-under-test.js';
import { oracleContract } from './testing/oracle.contract.js';
import { shareDatabase } from './testing/opened-mongodb-read-store.js';

describeOnMongodb('read store on MongoDB, by the oracle', () => {
  const { open, close } = shareDatabase();
  afterAll(close);
  oracleContract('MongoDB', open, 100);
});
