import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { projects } from './projects.projection.js';

const created: DomainEvent = {
  type: 'ProjectCreated',
  data: { projectId: 'j-1', requesterId: 'c-1', name: 'Union Yard', templateId: 'm-1', isDefault: true },
};

const revised: DomainEvent = {
  type: 'ProjectRevised',
  data: {
    projectId: 'j-1', requesterId: 'c-1',
    before: { name: 'Union Yard', templateId: 'm-1', isDefault: true }, after: { name: 'Dépôt Nord', templateId: 'm-2', isDefault: false },
  },
};

describe('projects', () => {
  itIsAFold(projects, asLog([created, revised]));

  it('belong to their requester and are found by their folded name', async () => {
    const documents = living(await foldProjection(projects, asLog([created])));
    expect(documents['j-1']).toEqual({ id: 'j-1', requesterId: 'c-1', name: 'Union Yard', nameFolded: 'union yard', templateId: 'm-1', isDefault: true, revision: 0 });
  });

  it('are as they were revised last', async () => {
    const documents = living(await foldProjection(projects, asLog([created, revised])));
    expect(documents['j-1']).toMatchObject({ name: 'Dépôt Nord', nameFolded: 'dépôt nord', templateId: 'm-2', isDefault: false });
  });
});
