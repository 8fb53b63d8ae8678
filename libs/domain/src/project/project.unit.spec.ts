import { given } from '../kernel/testing/given.js';
import type { ProjectCommand, ProjectCreated, ProjectRevised } from './project.contract.js';
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
const create = (change: Partial<ProjectCreated['data']> = {}): ProjectCommand =>
  ({ type: 'CreateProject', ...created.data, ...change });

describe('creating a project', () => {
  it('records it', () => given(projectDecider).when(create()).then(created));
  it('records no event the second time', () => given(projectDecider, created).when(create()).nothing());
  it('does not take another project under the same id', () =>
    given(projectDecider, created).when(create({ name: 'Quay' })).refused('PROJECT.ALREADY_EXISTS'));
  it('needs a name', () => given(projectDecider).when(create({ name: ' ' })).refused('PROJECT.NAME_REQUIRED'));
});

describe('revising a project', () => {
  const before = { name: 'Harbor depot', templateId: created.data.templateId, isDefault: false };
  const after = { name: 'Harbor terminal', templateId: '50000000-0000-4000-8000-000000000002', isDefault: true };
  const { projectId, requesterId } = created.data;
  const revised: ProjectRevised = { type: 'ProjectRevised', data: { projectId, requesterId, before, after } };
  const revise = (terms: typeof after): ProjectCommand => ({ type: 'ReviseProject', terms });

  it('records the values from before', () => given(projectDecider, created).when(revise(after)).then(revised));
  it('records no event when nothing differs', () => given(projectDecider, created, revised).when(revise(after)).nothing());
  it('needs a name', () => given(projectDecider, created).when(revise({ ...after, name: ' ' })).refused('PROJECT.NAME_REQUIRED'));
  it('needs the project', () => given(projectDecider).when(revise(after)).refused('PROJECT.NOT_FOUND'));
});
