import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { sharedWorkOn } from './shared-work.suite.js';

describeOnMongodb('two backends and two workers on MongoDB [K03]', () => sharedWorkOn('MongoDB'));
