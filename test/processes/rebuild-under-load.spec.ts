import { seededFolder } from '../support/seeded-folder.js';
import { newInfrastructure } from './infrastructure-under-test.js';
import { rebuildsUnderLoad } from './rebuild-under-load.suite.js';

describe('views rebuilt under load on SQLite files, in the demo world [J03] [R15]', () => {
  rebuildsUnderLoad({
    kind: 'SQLite files',
    infrastructure: () => newInfrastructure('SQLite files', { folder: seededFolder() }),
    views: ['policies', 'activity-log'],
    perSecond: 200,
    restMs: 25,
  });
});
