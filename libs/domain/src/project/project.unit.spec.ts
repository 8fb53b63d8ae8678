import { given } from '../kernel/testing/given.js';
import type {
  DefaultFormChosen,
  DefaultForms,
  ProjectCommand,
  ProjectCreated,
  ProjectDaysChanged,
  ProjectRevised,
} from './project.contract.js';
import type { ProjectDays } from '../insurance/project-days.js';
import { projectDecider } from './project.decider.js';

const created: ProjectCreated = {
  type: 'ProjectCreated',
  data: {
    projectId: '60000000-0000-4000-8000-000000000001',
    requesterId: '10000000-0000-4000-8000-000000000001',
    name: 'Harbor depot',
    templateId: '50000000-0000-4000-8000-000000000001',
    isDefault: false,
  },
};
const create = (change: Partial<ProjectCreated['data']> = {}): ProjectCommand => ({
  type: 'CreateProject',
  ...created.data,
  ...change,
});

describe('creating a project', () => {
  it('records it', () => given(projectDecider).when(create()).then(created));
  it('records no event the second time', () => given(projectDecider, created).when(create()).nothing());
  it('does not take another project under the same id', () =>
    given(projectDecider, created)
      .when(create({ name: 'Quay' }))
      .refused('PROJECT.ALREADY_EXISTS'));
  it('needs a name', () =>
    given(projectDecider)
      .when(create({ name: ' ' }))
      .refused('PROJECT.NAME_REQUIRED'));
});

describe('revising a project', () => {
  const before = { name: 'Harbor depot', templateId: created.data.templateId, isDefault: false };
  const after = { name: 'Harbor terminal', templateId: '50000000-0000-4000-8000-000000000002', isDefault: true };
  const { projectId, requesterId } = created.data;
  const revised: ProjectRevised = { type: 'ProjectRevised', data: { projectId, requesterId, before, after } };
  const revise = (terms: typeof after): ProjectCommand => ({ type: 'ReviseProject', terms });

  it('records the values from before', () => given(projectDecider, created).when(revise(after)).then(revised));
  it('records no event when nothing differs', () =>
    given(projectDecider, created, revised).when(revise(after)).nothing());
  it('needs a name', () =>
    given(projectDecider, created)
      .when(revise({ ...after, name: ' ' }))
      .refused('PROJECT.NAME_REQUIRED'));
  it('needs the project', () => given(projectDecider).when(revise(after)).refused('PROJECT.NOT_FOUND'));
});

describe('the days of a project [F05]', () => {
  const { projectId, requesterId, ...terms } = created.data;
  const [spring, summer] = [
    { firstDay: '2026-03-02', lastDay: '2026-06-30' },
    { firstDay: '2026-03-02', lastDay: '2026-09-30' },
  ];
  const changed = (before: ProjectDays | null, after: ProjectDays | null): ProjectDaysChanged => ({
    type: 'ProjectDaysChanged',
    data: { projectId, requesterId, before, after },
  });
  const revise = (days?: ProjectDays | null): ProjectCommand => ({
    type: 'ReviseProject',
    terms,
    ...(days === undefined ? {} : { days }),
  });
  const creates = (days: ProjectDays | null): ProjectCommand => ({ type: 'CreateProject', ...created.data, days });

  it('may be stated when it is created', () => {
    given(projectDecider).when(creates(spring)).then(created, changed(null, spring));
    given(projectDecider).when(creates(null)).then(created);
    given(projectDecider, created, changed(null, spring)).when(creates(spring)).nothing();
    given(projectDecider, created, changed(null, spring)).when(creates(summer)).refused('PROJECT.ALREADY_EXISTS');
  });
  it('are recorded where they differ, with those from before', () => {
    given(projectDecider, created).when(revise(spring)).then(changed(null, spring));
    given(projectDecider, created, changed(null, spring)).when(revise(summer)).then(changed(spring, summer));
    given(projectDecider, created, changed(null, spring)).when(revise(spring)).nothing();
    given(projectDecider, created, changed(null, spring)).when(revise(null)).then(changed(spring, null));
  });
  it('are no longer stated where a revision names none', () =>
    given(projectDecider, created, changed(null, spring)).when(revise()).then(changed(spring, null)));
  it('are in order: one day is enough, and the last is not before the first', () => {
    given(projectDecider, created)
      .when(revise({ firstDay: '2026-03-02', lastDay: '2026-03-02' }))
      .then(changed(null, { firstDay: '2026-03-02', lastDay: '2026-03-02' }));
    given(projectDecider, created)
      .when(revise({ firstDay: '2026-03-02', lastDay: '2026-03-01' }))
      .refused('PROJECT.DAYS_OUT_OF_ORDER');
    given(projectDecider)
      .when(creates({ firstDay: '2026-03-02', lastDay: '2026-03-01' }))
      .refused('PROJECT.DAYS_OUT_OF_ORDER');
  });
});

describe('the default certificate forms of a project [C12]', () => {
  const { projectId, requesterId } = created.data;
  const choose = (forms: DefaultForms): ProjectCommand => ({ type: 'ChooseDefaultForms', forms });
  const chosen = (before: 24 | 28 | null, after: 24 | 28 | null): DefaultFormChosen => ({
    type: 'DefaultFormChosen',
    data: { projectId, requesterId, line: 'commercialProperty', before, after },
  });

  it('are recorded line by line, where they differ', () => {
    given(projectDecider, created)
      .when(choose({ commercialProperty: 28 }))
      .then(chosen(null, 28));
    given(projectDecider, created, chosen(null, 28))
      .when(choose({ commercialProperty: 28 }))
      .nothing();
    given(projectDecider, created, chosen(null, 28)).when(choose({})).then(chosen(28, null));
    given(projectDecider, created, chosen(null, 28), chosen(28, null))
      .when(choose({ commercialProperty: 24 }))
      .then(chosen(null, 24));
  });
  it('are forms that show the line', () =>
    given(projectDecider, created)
      .when(choose({ commercialProperty: 25 }))
      .refused('PROJECT.FORM_NOT_OF_LINE'));
  it('need the project', () => given(projectDecider).when(choose({})).refused('PROJECT.NOT_FOUND'));
  it('do not make a repeated creation another one', () =>
    given(projectDecider, created, chosen(null, 28)).when(create()).nothing());
});
