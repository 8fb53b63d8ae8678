import type { DomainEvent, Recorded } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { unansweredReservations } from './unanswered-reservations.projection.js';

const reservation = (type: string, owner: string): DomainEvent => ({
  type,
  data: { claimId: `k-${owner}`, kind: 'projectName', owner },
});
const made: DomainEvent = {
  type: 'ProjectCreated',
  data: { projectId: '1', requesterId: 'c-1', name: 'Riverside', templateId: 't-1', isDefault: false },
};

const log = (...events: DomainEvent[]): Recorded[] =>
  asLog(events).map((event) => (event.type === 'ProjectCreated' ? { ...event, stream: 'project-1' } : event));
const fold = async (...events: DomainEvent[]) => living(await foldProjection(unansweredReservations, log(...events)));

describe('unanswered reservations', () => {
  itIsAFold(
    unansweredReservations,
    log(
      reservation('ClaimTaken', 'project-1'),
      reservation('ClaimTaken', 'project-2'),
      made,
      reservation('ClaimTaken', 'project-3'),
      reservation('ClaimReleased', 'project-3'),
    ),
  );

  it('are those whose owner has no event and which nobody gave back', async () => {
    expect(
      Object.keys(await fold(reservation('ClaimTaken', 'project-1'), reservation('ClaimTaken', 'project-2'))),
    ).toEqual(['project-1', 'project-2']);
    expect(
      Object.keys(await fold(reservation('ClaimTaken', 'project-1'), reservation('ClaimTaken', 'project-2'), made)),
    ).toEqual(['project-2']);
    expect(await fold(reservation('ClaimTaken', 'project-2'), reservation('ClaimReleased', 'project-2'))).toEqual({});
  });

  it('are no business of any page', () => expect(unansweredReservations.audience(null, null)).toEqual([]));
});
