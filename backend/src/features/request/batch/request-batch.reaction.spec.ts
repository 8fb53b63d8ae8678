import type { CommandBus } from '@nestjs/cqrs';
import { newId } from '@covertrail/platform/ids/ids';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { ReactionScene } from '#testing/reaction-scene';
import type { RequestCoverage } from '../request-coverage/request-coverage.command.js';
import { requestBatchReaction } from './request-batch.reaction.js';
import { RequestBatches } from './request-batches.service.js';

const ofBatch = { batchId: newId(), requesterId: newId(), projectId: newId() };

/** A batch of two suppliers, and a bus that keeps what was asked. The second supplier has an open request already. */
async function started(count: number) {
  const scene = new ReactionScene();
  const sent: RequestCoverage[] = [];
  const execute = (command: RequestCoverage) => {
    sent.push(command);
    return 'email' in command.to
      ? Promise.reject(new RuleBroken('REQUEST.ALREADY_OPEN'))
      : Promise.resolve({ streamId: newId() });
  };
  const rows = Array.from({ length: count }, (_, index) =>
    index === 1 ? { email: 'a@b.example' } : { insuredId: newId() },
  );
  const batchRows = { of: async () => ({ rows, cc: [] }) };
  const batches = new RequestBatches(
    scene.deciders,
    { execute } as unknown as CommandBus,
    batchRows as unknown as ConstructorParameters<typeof RequestBatches>[2],
  );
  const event = await scene.happened('requestBatch', ofBatch.batchId, {
    type: 'RequestBatchStarted',
    data: { ...ofBatch, templateId: null, asked: { message: '', dueOn: '2026-12-05' }, count },
  });
  return { sent, reaction: requestBatchReaction.with(batches), event };
}

describe('carrying out a batch of requests [D01]', () => {
  it('asks each row once, when it sees the event twice too', async () => {
    const { sent, reaction, event } = await started(2);
    await reaction.react(event);
    await reaction.react(event);
    expect(sent).toHaveLength(2);
  });

  it('gives each row a command of its own, the same whenever it is done again', async () => {
    const idsOf = async () => {
      const { sent, reaction, event } = await started(3);
      await reaction.react(event);
      return sent.map(({ meta }) => meta.commandId);
    };
    const ids = await idsOf();
    expect(new Set(ids).size).toBe(3);
    expect(await idsOf()).toEqual(ids);
  });
});
