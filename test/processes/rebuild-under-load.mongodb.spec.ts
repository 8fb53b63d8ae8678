import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { newInfrastructure } from './infrastructure-under-test.js';
import { rebuildsUnderLoad } from './rebuild-under-load.suite.js';

/** The server of the tests looks through whole collections: more writes than these and its folds never catch up. */
describeOnMongodb('a view rebuilt under load on MongoDB [J03] [R15]', () => {
  rebuildsUnderLoad({ kind: 'MongoDB', infrastructure: () => newInfrastructure('MongoDB'), views: ['policies'], perSecond: 1, restMs: 1_000, withinMs: 400_000 });
});
