import { oracleContract } from './testing/oracle.contract.js';
import { openInFolder } from './testing/opened-sqlite-read-store.js';

oracleContract('SQLite', openInFolder('inline'), 400);
