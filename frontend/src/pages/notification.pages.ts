import { definePages } from './page.js';

export const notificationPages = definePages({
  notifications: { needs: 'readNotifications', title: 'All notifications', description: 'All Notification' },
});
