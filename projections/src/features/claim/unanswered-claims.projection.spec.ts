import type { DomainEvent, Recorded } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { unansweredClaims } from './unanswered-claims.projection.js';

const claim = (type: string, owner: string): DomainEvent => ({
  type,
  data: { claimId: `k-${owner}`, kind: 'projectName', owner },
});
const made: DomainEvent = {
  type: 'ProjectCreated',
  data: { projectId: '1', requesterId: 'c-1', name: 'Riverside', templateId: 't-1', isDefault: false },
};

const log = (...events: DomainEvent[]): Recorded[] =>
  asLog(events).map((event) => (event.type === 'ProjectCreated' ? { ...event, stream: 'project-1' } : event));
const fold = async (...events: DomainEvent[]) => living(await foldProjection(unansweredClaims, log(...events)));

describe('unanswered claims', () => {
  itIsAFold(
    unansweredClaims,
    log(
      claim('ClaimTaken', 'project-1'),
      claim('ClaimTaken', 'project-2'),
      made,
      claim('ClaimTaken', 'project-3'),
      claim('ClaimReleased', 'project-3'),
    ),
  );

  it('are those whose owner has no event and which nobody gave back', async () => {
    expect(Object.keys(await fold(claim('ClaimTaken', 'project-1'), claim('ClaimTaken', 'project-2')))).toEqual([
      'project-1',
      'project-2',
    ]);
    expect(Object.keys(await fold(claim('ClaimTaken', 'project-1'), claim('ClaimTaken', 'project-2'), made))).toEqual([
      'project-2',
    ]);
    expect(await fold(claim('ClaimTaken', 'project-2'), claim('ClaimReleased', 'project-2'))).toEqual({});
  });

  it('are no business of any page', () => expect(unansweredClaims.audience(null, null)).toEqual([]));
});
