import { FolderKanban } from 'lucide-react';
import { definePages } from './page.js';

export const projectPages = definePages({
  'manage-projects': {
    needs: 'readProjects',
    title: 'Manage Projects',
    menu: { icon: FolderKanban, group: 'profile', needs: 'openProjectMenu' },
  },
});
