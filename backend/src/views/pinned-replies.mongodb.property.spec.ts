import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { shareDatabase } from '@covertrail/platform/read-store/testing/opened-mongodb-read-store';
import { pinnedReplies } from './testing/pinned-replies.js';

describeOnMongodb('a reply from views on MongoDB', () => {
  const { open, close } = shareDatabase();
  afterAll(close);
  pinnedReplies(open, 8);
});
