import { COVERAGE_LINES } from '../insurance/coverage.js';
import { LINE_TABLE } from '../insurance/line-table.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { DefaultForms, ProjectCommand, ProjectCreated, ProjectEvent, ProjectTerms } from './project.contract.js';
import type { ProjectDays } from '../insurance/project-days.js';

/** Days that were stated, and the event that recorded them. */
export interface StatedDays {
  readonly days: ProjectDays | null;
  readonly event: Uuid;
}

/** `stated`: the days in the order in which they were recorded; the last ones count. Null before the project was created. */
export type ProjectState =
  (ProjectCreated['data'] & { readonly defaultForms: DefaultForms; readonly stated: readonly StatedDays[] }) | null;

/** Every code with which a command to a project may be refused. */
export const PROJECT_CODES = [
  'PROJECT.ALREADY_EXISTS',
  'PROJECT.DAYS_OUT_OF_ORDER',
  'PROJECT.NAME_REQUIRED',
  'PROJECT.NOT_FOUND',
  'PROJECT.FORM_NOT_OF_LINE',
] as const;

/** Work for which a requester asks suppliers for cover: `project-<projectId>`. */
export const projectDecider: Decider<ProjectState, ProjectCommand, ProjectEvent> = {
  type: 'project',
  initialState: null,
  decide(command, state) {
    if (command.type === 'CreateProject') return create(dataOf(command), state);
    if (state === null) throw new RuleBroken('PROJECT.NOT_FOUND');
    return command.type === 'ReviseProject' ? revise(command, state) : choose(command.forms, state);
  },
  evolve(state, { id, type, data }) {
    if (type === 'ProjectCreated') return { ...data, defaultForms: {}, stated: [] };
    if (type === 'ProjectRevised') return state && { ...state, ...data.after };
    if (type === 'ProjectDaysChanged')
      return state && { ...state, stated: [...state.stated, { days: data.after, event: id }] };
    return state && { ...state, defaultForms: withForm(state.defaultForms, data) };
  },
};

function create(
  { days = null, ...data }: ProjectCreated['data'] & { readonly days?: ProjectDays | null },
  state: ProjectState,
): ProjectEvent[] {
  if (state !== null) {
    const { defaultForms: _forms, stated: _stated, ...created } = state;
    if (equal(created, data) && equal(daysIn(state), days)) return [];
    throw new RuleBroken('PROJECT.ALREADY_EXISTS');
  }
  checkName(data);
  return [{ type: 'ProjectCreated', data }, ...changeDays(data, null, days)];
}

function revise(
  { terms: after, days = null }: Extract<ProjectCommand, { type: 'ReviseProject' }>,
  state: NonNullable<ProjectState>,
): ProjectEvent[] {
  checkName(after);
  const { projectId, requesterId, name, templateId, isDefault } = state;
  const before = { name, templateId, isDefault };
  const revised: ProjectEvent[] = equal(before, after)
    ? []
    : [{ type: 'ProjectRevised', data: { projectId, requesterId, before, after } }];
  return [...revised, ...changeDays(state, daysIn(state), days)];
}

function changeDays(
  { projectId, requesterId }: ProjectCreated['data'],
  before: ProjectDays | null,
  after: ProjectDays | null,
): ProjectEvent[] {
  if (after !== null && after.lastDay < after.firstDay) throw new RuleBroken('PROJECT.DAYS_OUT_OF_ORDER');
  return equal(before, after) ? [] : [{ type: 'ProjectDaysChanged', data: { projectId, requesterId, before, after } }];
}

/** The days that the project states; null where it states none. */
const daysIn = (state: ProjectState): ProjectDays | null => state?.stated.at(-1)?.days ?? null;

function choose(
  forms: DefaultForms,
  { projectId, requesterId, defaultForms }: NonNullable<ProjectState>,
): ProjectEvent[] {
  const other = COVERAGE_LINES.find(
    (line) => forms[line] !== undefined && !LINE_TABLE[line].acordForms.includes(forms[line]),
  );
  if (other !== undefined) throw new RuleBroken('PROJECT.FORM_NOT_OF_LINE', { line: other });
  return COVERAGE_LINES.flatMap((line): ProjectEvent[] => {
    const [before, after] = [defaultForms[line] ?? null, forms[line] ?? null];
    return before === after
      ? []
      : [{ type: 'DefaultFormChosen', data: { projectId, requesterId, line, before, after } }];
  });
}

/** The forms after one of them was chosen. */
export function withForm(
  forms: DefaultForms,
  { line, after }: Pick<Extract<ProjectEvent, { type: 'DefaultFormChosen' }>['data'], 'line' | 'after'>,
): DefaultForms {
  const { [line]: _before, ...others } = forms;
  return after === null ? others : { ...others, [line]: after };
}

function checkName({ name }: ProjectTerms): void {
  if (name.trim() === '') throw new RuleBroken('PROJECT.NAME_REQUIRED');
}
