import { BookCheck } from 'lucide-react';
import { definePages } from './page.js';

export const templatePages = definePages({
  templates: { needs: 'readTemplates', title: 'Policy Templates', menu: { icon: BookCheck } },
  'templates/new': { needs: 'manageTemplates', title: 'New template' },
  'templates/from-contract': { needs: 'manageTemplates', title: 'From a contract' },
  'templates/:templateId': { needs: 'readTemplates', title: 'Template' },
  'templates/:templateId/edit': { needs: 'readTemplates', title: 'Edit' },
  'templates/:templateId/versions': { needs: 'readTemplates', title: 'Versions' },
});
