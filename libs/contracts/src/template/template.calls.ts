import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { TemplateOrigins, TemplateRow, TemplateVersions } from './template.replies.js';
import type { CreateTemplateDto, ReviseTemplateDto } from './template.inputs.js';

interface TemplateChanged {
  readonly templateId: Uuid;
  readonly message: string;
}

const SETTLES = ['templates', 'tracked-suppliers'] as const;

export const templateList = query<{ query: PageDto; reply: PageOf<TemplateRow> }>()('requestor/templates', {
  needs: 'readTemplates',
  view: 'templates',
});

/** The edit history of a template: each version, who made it, and what it changed. */
export const templateVersions = query<{ reply: TemplateVersions }>()('requestor/templates/:id/versions', {
  needs: 'readTemplates',
  view: 'templates',
  shape: 'versions',
});

/** Where the requirements of a template were read in a contract: empty for one that began otherwise. */
export const templateOrigins = query<{ reply: TemplateOrigins }>()('requestor/templates/:id/origins', {
  needs: 'readTemplates',
  view: 'templates',
  shape: 'origins',
});

export const createTemplate = command<{ body: CreateTemplateDto; reply: TemplateChanged }>()(
  'POST',
  'requestor/templates',
  {
    needs: 'manageTemplates',
    settles: SETTLES,
  },
);

export const reviseTemplate = command<{ body: ReviseTemplateDto; reply: TemplateChanged }>()(
  'PUT',
  'requestor/templates/:id',
  { needs: 'manageTemplates', ifMatch: true, settles: SETTLES },
);
