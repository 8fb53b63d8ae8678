import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { ProjectCommand, ProjectCreated, ProjectEvent } from './project.contract.js';

/** Null before the project was created. */
export type ProjectState = ProjectCreated['data'] | null;

/** Every code with which a command to a project may be refused. */
export const PROJECT_CODES = ['PROJECT.ALREADY_EXISTS', 'PROJECT.NAME_REQUIRED'] as const;

/** Work for which a requester asks suppliers for cover: `project-<projectId>`. */
export const projectDecider: Decider<ProjectState, ProjectCommand, ProjectEvent> = {
  type: 'project',
  initialState: null,
  decide(command, state) {
    const data = dataOf(command);
    if (state !== null && equal(state, data)) return [];
    if (state !== null) throw new RuleBroken('PROJECT.ALREADY_EXISTS');
    if (data.name.trim() === '') throw new RuleBroken('PROJECT.NAME_REQUIRED');
    return [{ type: 'ProjectCreated', data }];
  },
  evolve: (_state, event) => event.data,
};
