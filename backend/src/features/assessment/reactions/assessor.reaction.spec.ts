import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { assessorReaction, type Assessing } from './assessor.reaction.js';

const [carrierId, assessed, notAssessable, requesterId] = [newId(), newId(), newId(), newId()];

describe('the assessor', () => {
  const sent: unknown[] = [];
  const assessing: Assessing = {
    trackings: { restingOn: async (stream) => (stream === `carrier-${carrierId}` ? [assessed, notAssessable] : []) },
    assessor: {
      assess: async (trackingId, cause, { commandId, actor, causationId }: CommandMeta) => {
        sent.push({ trackingId, cause, commandId, actor, causationId });
        return trackingId === assessed ? { requesterId, holdsUntil: '2026-12-01' } : null;
      },
    },
  };
  const react = assessorReaction.with(assessing).react;
  const rated = () => new ReactionScene().happened('carrier', carrierId, {
    type: 'CarrierRated',
    data: {
      carrierId, name: 'Frontier Casualty', addedBy: null, before: null, effectiveFrom: '2026-11-21',
      rating: { strength: 'A-', size: 'VIII' },
    },
  });

  it('assesses again each tracking that rests on the stream, and notifies the page of those it could assess', async () => {
    const event = await rated();
    const cause = { kind: 'event', eventId: event.id, eventType: 'CarrierRated' };
    const command = { cause, commandId: expect.any(String) as unknown, actor: 'system:assessor', causationId: event.id };
    expect(await react(event)).toEqual([{ view: 'tracked-suppliers', ids: [assessed], position: event.position, audience: [requesterId] }]);
    expect(sent).toEqual([{ trackingId: assessed, ...command }, { trackingId: notAssessable, ...command }]);
  });

  it('sends the same commands when it sees the event twice', async () => {
    const event = await rated();
    sent.length = 0;
    await react(event);
    const first = sent.splice(0);
    await react(event);
    expect(first).toHaveLength(2);
    expect(sent).toEqual(first);
  });
});
