import { readStoreContract } from './read-store.contract.js';
import { openInFolder, shareWorkers } from './testing/opened-sqlite-read-store.js';

const workers = shareWorkers();
afterAll(() => workers.close());

readStoreContract('SQLite, writer inline', openInFolder('inline'));
readStoreContract('SQLite, writer in a worker', workers.open);
