import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import { assessorReaction, type Assessing } from './assessor.reaction.js';

const [carrierId, unchanged, changed, notAssessable, requesterId] = [newId(), newId(), newId(), newId(), newId()];
const policyId = newId();

describe('the assessor', () => {
  const sent: unknown[] = [];
  const assessing: Assessing = {
    trackings: {
      restingOn: async (stream) => {
        if (stream === `policy-${policyId}`) return [changed];
        return stream === `carrier-${carrierId}` ? [unchanged, changed, notAssessable] : [];
      },
    },
    assessor: {
      assess: async (trackingId, cause, { commandId, actor, causationId }: CommandMeta) => {
        sent.push({ trackingId, cause, commandId, actor, causationId });
        return trackingId === notAssessable
          ? null
          : { requesterId, holdsUntil: '2026-12-01', isNew: trackingId === changed };
      },
    },
  };
  const react = assessorReaction.with(assessing).react;
  const rated = () =>
    new ReactionScene().happened('carrier', carrierId, {
      type: 'CarrierRated',
      data: {
        carrierId,
        name: 'Frontier Casualty',
        addedBy: null,
        before: null,
        effectiveFrom: '2026-11-21',
        rating: { strength: 'A-', size: 'VIII' },
      },
    });

  it('assesses again each tracking that rests on the stream, and notifies the page where no view will: of those without a new result', async () => {
    const event = await rated();
    const cause = { kind: 'event', eventId: event.id, eventType: 'CarrierRated', actId: event.meta.correlationId };
    const command = {
      cause,
      commandId: expect.any(String) as unknown,
      actor: 'system:assessor',
      causationId: event.id,
    };
    expect(await react(event)).toEqual([
      { view: 'tracked-suppliers', ids: [unchanged], position: event.position, audience: [requesterId], again: true },
    ]);
    expect(sent).toEqual([
      { trackingId: unchanged, ...command },
      { trackingId: changed, ...command },
      { trackingId: notAssessable, ...command },
    ]);
  });

  it('names the policy that changed', async () => {
    sent.length = 0;
    const data = { policyId, agencyId: newId() };
    const event = await new ReactionScene().happened('policy', policyId, { type: 'PolicyApproved', data });
    await react(event);
    expect(sent).toEqual([
      expect.objectContaining({
        cause: {
          kind: 'event',
          eventId: event.id,
          eventType: 'PolicyApproved',
          actId: event.meta.correlationId,
          policyId,
        },
      }),
    ]);
  });

  it('sends the same commands when it sees the event twice', async () => {
    const event = await rated();
    sent.length = 0;
    await react(event);
    const first = sent.splice(0);
    await react(event);
    expect(first).toHaveLength(3);
    expect(sent).toEqual(first);
  });
});
