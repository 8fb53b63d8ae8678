import { MovedClock } from '@covertrail/platform/clock/clock';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { InMemoryVault } from '@covertrail/platform/vault/testing/in-memory-vault';
import { ReactionScene } from '#testing/reaction-scene';
import { OUTBOX, type MailKind } from '../mail/mail-kind.js';
import { outbox } from './outbox.reaction.js';

const [to, requestId] = [newId(), newId()];
const kind: MailKind = {
  name: 'greeting',
  handles: 'CoverageRequested',
  orders: async () => [{ to, about: { requestId } }],
  compose: async () => null,
};
const other: MailKind = { ...kind, name: 'other', handles: 'FixPlanSent' };

const requested = () =>
  new ReactionScene().happened('request', requestId, {
    type: 'CoverageRequested',
    data: {
      requestId,
      requesterId: newId(),
      insuredId: null,
      projectId: newId(),
      templateId: newId(),
      agencyId: null,
      number: '1000001',
      insuredName: null,
      message: '',
      dueOn: '2026-12-01',
    },
  });

describe('an event that calls for a mail', () => {
  it('has one entry in the outbox for each person, also when it is seen twice', async () => {
    const event = await requested();
    const [vault, clock] = [new InMemoryVault(), new MovedClock(event.meta.recordedAt)];
    let calls = 0;
    const { react } = outbox.with({ vault, clock, kinds: [kind, other], ordered: () => (calls += 1) });
    await react(event);
    await react(event);
    const {
      position,
      meta: { recordedAt },
    } = event;
    expect(await vault.dueRecords(OUTBOX, clock.now(), 10)).toEqual([
      {
        id: deriveId('mail', 'greeting', event.id, to),
        version: 1,
        body: {
          to,
          about: { requestId },
          kind: 'greeting',
          position,
          recordedAt,
          attempts: 0,
          outcome: 'waiting',
          since: clock.now(),
        },
      },
    ]);
    expect(calls).toBe(2);
  });
});
