import { describeInBrowser } from '../support/browser.js';
import { onBuilt } from '../support/scene.js';
import { setStage } from '../support/stage.js';
import { mainJob } from './main-job.story.js';

describeInBrowser('the main job, on open pages [D01] [D02] [F01] [G03] [H05] [H06] [J04] [J05]', () =>
  mainJob(setStage(onBuilt)),
);
