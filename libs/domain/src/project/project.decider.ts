import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ProjectCommand, ProjectCreated, ProjectEvent, ProjectTerms } from './project.contract.js';

/** Null before the project was created. */
export type ProjectState = ProjectCreated['data'] | null;

/** Every code with which a command to a project may be refused. */
export const PROJECT_CODES = ['PROJECT.ALREADY_EXISTS', 'PROJECT.NAME_REQUIRED', 'PROJECT.NOT_FOUND'] as const;

/** Work for which a requester asks suppliers for cover: `project-<projectId>`. */
export const projectDecider: Decider<ProjectState, ProjectCommand, ProjectEvent> = {
  type: 'project',
  initialState: null,
  decide: (command, state) => (command.type === 'CreateProject' ? create(dataOf(command), state) : revise(command.terms, state)),
  evolve(state, { type, data }) {
    if (type === 'ProjectCreated') return data;
    return state && { ...state, ...data.after };
  },
};

function create(data: ProjectCreated['data'], state: ProjectState): ProjectEvent[] {
  if (state !== null && equal(state, data)) return [];
  if (state !== null) throw new RuleBroken('PROJECT.ALREADY_EXISTS');
  checkName(data);
  return [{ type: 'ProjectCreated', data }];
}

function revise(after: ProjectTerms, state: ProjectState): ProjectEvent[] {
  if (state === null) throw new RuleBroken('PROJECT.NOT_FOUND');
  checkName(after);
  const { projectId, requesterId, name, templateId, isDefault } = state;
  const before = { name, templateId, isDefault };
  return equal(before, after) ? [] : [{ type: 'ProjectRevised', data: { projectId, requesterId, before, after } }];
}

function checkName({ name }: ProjectTerms): void {
  if (name.trim() === '') throw new RuleBroken('PROJECT.NAME_REQUIRED');
}
