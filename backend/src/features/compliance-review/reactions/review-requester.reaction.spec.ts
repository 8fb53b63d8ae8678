import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { reviewRequester } from './review-requester.reaction.js';

const of = { trackingId: newId(), requesterId: newId(), insuredId: newId(), projectId: newId() };

const assessed = (scene: ReactionScene, outcome: 'pass' | 'review') =>
  scene.happened('assessment', of.trackingId, {
    type: 'ComplianceAssessed',
    data: {
      ...of,
      templateId: newId(),
      templateVersion: 1,
      engineVersion: 3,
      validAt: '2026-11-21',
      inputsUpTo: '',
      inputs: {},
      before: null,
      after: outcome,
      findings: [
        {
          rule: 'generalLiability.inForce',
          line: 'generalLiability',
          outcome,
          reason: 'POLICY.UNVERIFIED',
          params: {},
          events: [],
        },
      ],
      holdsUntil: '2027-01-01',
      nextExpiry: null,
      cause: { kind: 'day' },
    },
  });
const requested = {
  stream: `complianceReview-${of.trackingId}`,
  type: 'ReviewRequested',
  data: { ...of, requestedOn: '2026-11-21' },
  actor: 'system:review-requester',
};

describe('[H04] the request for a compliance review', () => {
  it('follows a finding that requires a review, once while it is pending', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(reviewRequester, await assessed(scene, 'review'))).toEqual([requested]);
    expect(await scene.consequences(reviewRequester, await assessed(scene, 'review'))).toEqual([]);
  });

  it('does not follow where nothing requires one', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(reviewRequester, await assessed(scene, 'pass'))).toEqual([]);
  });

  itIsHarmlessTwice(reviewRequester, (scene) => assessed(scene, 'review'));
});
