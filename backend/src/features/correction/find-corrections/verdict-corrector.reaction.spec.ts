import type { Recorded } from '@covertrail/domain/kernel/event';
import { newId } from '@covertrail/platform/ids/ids';
import { ReactionScene } from '#testing/reaction-scene';
import type { CorrectedFact } from './corrected-fact.reader.js';
import { verdictCorrector, type Correcting } from './verdict-corrector.reaction.js';

const [policyId, firstId, other] = [newId(), newId(), newId()];

describe('[H13] the reaction to a corrected fact', () => {
  const sent: unknown[] = [];
  let complete = true;
  const needs: Correcting = {
    facts: { completedBy: async (event: Recorded) => (complete ? { events: [event], earlier: [] } : null) },
    trackings: { restingOn: async (stream) => (stream === `policy-${policyId}` ? [firstId, other] : []) },
    corrector: {
      correct: async (trackingId, { events }: CorrectedFact) => {
        sent.push([trackingId, events.map(({ id }) => id)]);
      },
    },
  };
  const { react } = verdictCorrector.with(needs);
  const canceled = (effectiveFrom = '2026-11-01') =>
    new ReactionScene().happened('policy', policyId, {
      type: 'PolicyCanceled',
      data: { policyId, effectiveFrom, reason: 'not paid' },
    });

  it('looks at each tracking that rests on the stream, and at the same ones when it sees the event twice', async () => {
    const event = await canceled();
    await react(event);
    expect(sent).toEqual([
      [firstId, [event.id]],
      [other, [event.id]],
    ]);
    const first = sent.splice(0);
    await react(event);
    expect(sent).toEqual(first);
  });

  it('passes over what only concerns days to come', async () => {
    sent.length = 0;
    await react(await canceled('2026-11-22'));
    expect(sent).toEqual([]);
  });

  it('waits for the last event of a command', async () => {
    sent.length = 0;
    complete = false;
    await react(await canceled());
    expect(sent).toEqual([]);
  });
});
