import { eventStoreContract } from './event-store.contract.js';
import { SqliteTestLog } from './testing/sqlite-log.js';

eventStoreContract('SQLite, writing in line', async () => new SqliteTestLog('inline'));
eventStoreContract('SQLite, writing in a worker thread', async () => new SqliteTestLog('worker'));
