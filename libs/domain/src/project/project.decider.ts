import { COVERAGE_LINES } from '../compliance/coverage.js';
import { LINE_TABLE } from '../compliance/line-table.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { DefaultForms, ProjectCommand, ProjectCreated, ProjectEvent, ProjectTerms } from './project.contract.js';

/** Null before the project was created. */
export type ProjectState = (ProjectCreated['data'] & { readonly defaultForms: DefaultForms }) | null;

/** Every code with which a command to a project may be refused. */
export const PROJECT_CODES = ['PROJECT.ALREADY_EXISTS', 'PROJECT.NAME_REQUIRED', 'PROJECT.NOT_FOUND', 'PROJECT.FORM_NOT_OF_LINE'] as const;

/** Work for which a requester asks suppliers for cover: `project-<projectId>`. */
export const projectDecider: Decider<ProjectState, ProjectCommand, ProjectEvent> = {
  type: 'project',
  initialState: null,
  decide(command, state) {
    if (command.type === 'CreateProject') return create(dataOf(command), state);
    if (state === null) throw new RuleBroken('PROJECT.NOT_FOUND');
    return command.type === 'ReviseProject' ? revise(command.terms, state) : choose(command.forms, state);
  },
  evolve(state, { type, data }) {
    if (type === 'ProjectCreated') return { ...data, defaultForms: {} };
    if (type === 'ProjectRevised') return state && { ...state, ...data.after };
    return state && { ...state, defaultForms: withForm(state.defaultForms, data) };
  },
};

function create(data: ProjectCreated['data'], state: ProjectState): ProjectEvent[] {
  if (state !== null) {
    const { defaultForms: _forms, ...created } = state;
    if (equal(created, data)) return [];
    throw new RuleBroken('PROJECT.ALREADY_EXISTS');
  }
  checkName(data);
  return [{ type: 'ProjectCreated', data }];
}

function revise(after: ProjectTerms, { projectId, requesterId, name, templateId, isDefault }: NonNullable<ProjectState>): ProjectEvent[] {
  checkName(after);
  const before = { name, templateId, isDefault };
  return equal(before, after) ? [] : [{ type: 'ProjectRevised', data: { projectId, requesterId, before, after } }];
}

function choose(forms: DefaultForms, { projectId, requesterId, defaultForms }: NonNullable<ProjectState>): ProjectEvent[] {
  const other = COVERAGE_LINES.find((line) => forms[line] !== undefined && !LINE_TABLE[line].acordForms.includes(forms[line]));
  if (other !== undefined) throw new RuleBroken('PROJECT.FORM_NOT_OF_LINE', { line: other });
  return COVERAGE_LINES.flatMap((line): ProjectEvent[] => {
    const [before, after] = [defaultForms[line] ?? null, forms[line] ?? null];
    return before === after ? [] : [{ type: 'DefaultFormChosen', data: { projectId, requesterId, line, before, after } }];
  });
}

/** The forms after one of them was chosen. */
export function withForm(forms: DefaultForms, { line, after }: Pick<Extract<ProjectEvent, { type: 'DefaultFormChosen' }>['data'], 'line' | 'after'>): DefaultForms {
  const { [line]: _before, ...others } = forms;
  return after === null ? others : { ...others, [line]: after };
}

function checkName({ name }: ProjectTerms): void {
  if (name.trim() === '') throw new RuleBroken('PROJECT.NAME_REQUIRED');
}
