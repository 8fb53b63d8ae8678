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
    projectId: 'j-1',
    requesterId: 'c-1',
    before: { name: 'Union Yard', templateId: 'm-1', isDefault: true },
    after: { name: 'Dépôt Nord', templateId: 'm-2', isDefault: false },
  },
};

const dated: DomainEvent = {
  type: 'ProjectDaysChanged',
  data: {
    projectId: 'j-1',
    requesterId: 'c-1',
    before: null,
    after: { firstDay: '2026-03-02', lastDay: '2027-06-30' },
  },
};

const chosen = (before: number | null, after: number | null): DomainEvent => ({
  type: 'DefaultFormChosen',
  data: { projectId: 'j-1', requesterId: 'c-1', line: 'commercialProperty', before, after },
});

describe('projects', () => {
  itIsAFold(projects, asLog([created, revised, dated, chosen(null, 28)]));

  it('belong to their requester and are found by their folded name', async () => {
    const documents = living(await foldProjection(projects, asLog([created])));
    expect(documents['j-1']).toEqual({
      id: 'j-1',
      requesterId: 'c-1',
      name: 'Union Yard',
      nameFolded: 'union yard',
      templateId: 'm-1',
      isDefault: true,
      days: null,
      defaultForms: {},
      revision: 0,
    });
  });

  it('have the forms that were chosen for their lines [C12]', async () => {
    const chosenOnce = living(await foldProjection(projects, asLog([created, chosen(null, 28)])));
    expect(chosenOnce['j-1']).toMatchObject({ defaultForms: { commercialProperty: 28 }, revision: 1 });
    const takenBack = living(await foldProjection(projects, asLog([created, chosen(null, 28), chosen(28, null)])));
    expect(takenBack['j-1']).toMatchObject({ defaultForms: {} });
  });

  it('have the days that were stated last [F05]', async () => {
    const documents = living(await foldProjection(projects, asLog([created, dated, revised])));
    expect(documents['j-1']).toMatchObject({ days: { firstDay: '2026-03-02', lastDay: '2027-06-30' }, revision: 2 });
  });

  it('are as they were revised last', async () => {
    const documents = living(await foldProjection(projects, asLog([created, revised])));
    expect(documents['j-1']).toMatchObject({
      name: 'Dépôt Nord',
      nameFolded: 'dépôt nord',
      templateId: 'm-2',
      isDefault: false,
    });
  });
});
