import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { AcordForm } from '@covertrail/domain/compliance/lines/acord-forms';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectDays } from '@covertrail/domain/project/project-days.contract';
import { command, query } from '../calls/call.js';
import type { PageOf, PageQuery } from '../calls/page.js';
import type { ProjectRow } from './project.replies.js';

interface ProjectTerms {
  readonly name: string;
  readonly templateId: Uuid;
  readonly isDefault?: boolean;
  /** Absent: the project states none. */
  readonly days?: ProjectDays;
}

interface LineForm {
  readonly line: CoverageLine;
  readonly form: AcordForm;
}

interface ProjectChanged {
  readonly projectId: Uuid;
}

export const projectList = query<{ query: PageQuery; reply: PageOf<ProjectRow> }>()('requestor/projects', {
  view: 'projects',
});

/** The specification has a second path for the same list. */
export const projectsForRequest = query<{ query: PageQuery; reply: PageOf<ProjectRow> }>()('policy/request/projects', {
  view: 'projects',
});

export const createProject = command<{ body: ProjectTerms; reply: ProjectChanged }>()('POST', 'requestor/projects', {
  settles: ['projects'],
});

export const reviseProject = command<{ body: ProjectTerms; reply: ProjectChanged }>()('PUT', 'requestor/projects/:id', {
  ifMatch: true,
  settles: ['projects'],
});

/** The forms of all lines: a line that is not named goes back to its own default. */
export const chooseDefaultForms = command<{ body: { forms: readonly LineForm[] }; reply: ProjectChanged }>()(
  'PUT',
  'requestor/projects/:id/forms',
  { ifMatch: true, settles: ['projects'] },
);
