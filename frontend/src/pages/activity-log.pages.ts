import { History } from 'lucide-react';
import { definePages } from './page.js';

export const activityLogPages = definePages({
  'activity-log': { needs: 'readActivityLog', title: 'Activity Log', menu: { icon: History, group: 'records' } },
});
