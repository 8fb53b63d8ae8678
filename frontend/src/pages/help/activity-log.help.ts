import type { activityLogPages } from '../activity-log.pages.js';
import type { HelpOf } from './page-help.js';

export const activityLogHelp: HelpOf<typeof activityLogPages> = {
  'activity-log': {
    question: 'What happened that your company may see, and who did it?',
    acts: [
      { does: 'Narrow the list by company, person, kind of event or day.' },
      { does: 'Read what each event changed, with before and after.' },
    ],
    words: ['tenant', 'as known on'],
  },
};
