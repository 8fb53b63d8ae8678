import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { describeInBrowser } from '../support/browser.js';
import { onMongodb } from '../support/mongodb-scene.js';
import { setStage } from '../support/stage.js';
import { mainJob } from '../journeys/main-job.story.js';

describeOnMongodb('on MongoDB, with a worker that folds in a process of its own [K01] [K03]', () => {
  describeInBrowser('the main job, on open pages', () => mainJob(setStage(onMongodb)));
});
