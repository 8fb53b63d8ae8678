import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { refusalsOn } from './refusals.suite.js';

describeOnMongodb('what backend and worker refuse to start on, with MongoDB [K03]', () => refusalsOn('MongoDB'));
