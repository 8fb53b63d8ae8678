import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { CreateProjectDto, DefaultFormsDto } from './project.inputs.js';
import type { ProjectRow } from './project.replies.js';

interface ProjectChanged {
  readonly projectId: Uuid;
}

export const projectList = query<{ query: PageDto; reply: PageOf<ProjectRow> }>()('requestor/projects', {
  needs: 'readProjects',
  view: 'projects',
});

/** A second path for the same list [F05]. */
export const projectsForRequest = query<{ query: PageDto; reply: PageOf<ProjectRow> }>()('policy/request/projects', {
  needs: 'readProjects',
  view: 'projects',
});

export const createProject = command<{ body: CreateProjectDto; reply: ProjectChanged }>()(
  'POST',
  'requestor/projects',
  { needs: 'manageProjects', settles: ['projects'] },
);

export const reviseProject = command<{ body: CreateProjectDto; reply: ProjectChanged }>()(
  'PUT',
  'requestor/projects/:id',
  { needs: 'manageProjects', ifMatch: true, settles: ['projects'] },
);

/** The forms of all lines: a line that is not named goes back to its own default. */
export const chooseDefaultForms = command<{ body: DefaultFormsDto; reply: ProjectChanged }>()(
  'PUT',
  'requestor/projects/:id/forms',
  { needs: 'manageProjects', ifMatch: true, settles: ['projects'] },
);
