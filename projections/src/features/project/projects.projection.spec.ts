import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '../../testing/fold-projection.js';
import { projects } from './projects.projection.js';

const created: DomainEvent = {
  type: 'ProjectCreated',
  data: { projectId: 'j-1', requesterId: 'c-1', name: 'Union Yard', templateId: 'm-1', isDefault: true },
};

describe('projects', () => {
  itIsAFold(projects as never, asLog([created]));

  it('belong to their requester and are found by their folded name', async () => {
    const documents = living(await foldProjection(projects as never, asLog([created])));
    expect(documents['j-1']).toEqual({ id: 'j-1', requesterId: 'c-1', name: 'Union Yard', nameFolded: 'union yard', templateId: 'm-1', isDefault: true });
  });
});
