import { describeInBrowser } from '../support/browser.js';
import { onEventstore } from '../support/eventstore-scene.js';
import { setStage } from '../support/stage.js';
import { mainJob } from '../journeys/main-job.story.js';

describe('on EventStoreDB, with a worker that folds in a process of its own [K01] [K03]', () => {
  describeInBrowser('the main job, on open pages', () => mainJob(setStage(onEventstore)));
});
