import { survivesCrashes } from './crash.suite.js';

describe('a cluster on EventStoreDB whose processes, the server of the log among them, are killed [K01] [K03] [R1]', () => {
  survivesCrashes({ kind: 'EventStoreDB and SQLite files', cycles: 8, callers: 4, restMs: 20, server: null });
});
