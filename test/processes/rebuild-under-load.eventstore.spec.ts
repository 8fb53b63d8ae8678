import { newInfrastructure } from './infrastructure-under-test.js';
import { rebuildsUnderLoad } from './rebuild-under-load.suite.js';

describe('views rebuilt under load on EventStoreDB and SQLite files [K01] [J03] [R15]', () => {
  rebuildsUnderLoad({
    kind: 'EventStoreDB and SQLite files',
    infrastructure: () => newInfrastructure('EventStoreDB and SQLite files'),
    views: ['policies', 'activity-log'],
    perSecond: 50,
    atOnce: 2,
    restMs: 25,
  });
});
