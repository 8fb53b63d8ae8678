import { given } from '../kernel/testing/given.js';
import type { ProjectCommand, ProjectCreated } from './project.contract.js';
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
  it('says nothing the second time', () => given(projectDecider, created).when(create()).nothing());
  it('does not take another project under the same id', () =>
    given(projectDecider, created).when(create({ name: 'Quay' })).refused('PROJECT.ALREADY_EXISTS'));
  it('needs a name', () => given(projectDecider).when(create({ name: ' ' })).refused('PROJECT.NAME_REQUIRED'));
});
