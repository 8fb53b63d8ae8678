import type { notificationPages } from '../notification.pages.js';
import type { HelpOf } from './page-help.js';

export const notificationHelp: HelpOf<typeof notificationPages> = {
  notifications: {
    question: 'What happened that concerns you?',
    acts: [{ does: 'Open an entry to see the thing that it is about.' }, { does: 'Mark entries as read.' }],
    words: ['notification', 'unread'],
  },
};
