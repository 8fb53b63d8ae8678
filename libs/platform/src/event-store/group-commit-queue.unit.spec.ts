import type { CommitAnswer, CommitChannel } from './commit-channel.js';
import { OutcomeUnknown } from './event-store.port.js';
import { GroupCommitQueue } from './group-commit-queue.js';
import type { PreparedAppend } from './prepared-append.js';
import { upTo } from './testing/log-under-test.js';

const append = (stream: string): PreparedAppend => ({ stream, expected: 'any', events: [] });
const appended = (position: number): CommitAnswer => ({ outcome: 'appended', revision: 0, position });

/** Records the groups that it is given; a group that holds `broken` fails. */
class RecordingChannel implements CommitChannel {
  readonly groups: string[][] = [];
  private position = 0;
  private busy = false;

  async commit(group: readonly PreparedAppend[]): Promise<readonly CommitAnswer[]> {
    if (this.busy) throw new Error('A group came before the last was answered');
    this.busy = true;
    await Promise.resolve();
    this.busy = false;
    this.groups.push(group.map(({ stream }) => stream));
    if (group.some(({ stream }) => stream === 'broken')) throw new Error('The disk is full');
    return group.map(() => appended((this.position += 1)));
  }

  async close(): Promise<void> {}
}

describe('group commit', () => {
  it('sends all that wait in one group, and answers each with its own', async () => {
    const channel = new RecordingChannel();
    const queue = new GroupCommitQueue(channel, () => undefined);
    const answers = await Promise.all(upTo(32).map((index) => queue.append(append(`s${index}`))));
    expect(channel.groups).toEqual([upTo(32).map((index) => `s${index}`)]);
    expect(answers).toEqual(upTo(32).map((index) => appended(index + 1)));
  });

  it('gathers callers that were answered together into the next group', async () => {
    const channel = new RecordingChannel();
    const queue = new GroupCommitQueue(channel, () => undefined);
    await Promise.all(
      upTo(8).map(async (caller) => {
        for (const round of upTo(5)) await queue.append(append(`${caller}/${round}`));
      }),
    );
    expect(channel.groups.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8]);
  });

  it('has the writer begin with the first of a group, and hands over the whole group to be committed', async () => {
    const begun: string[][] = [];
    const channel = Object.assign(new RecordingChannel(), {
      begin: (part: readonly PreparedAppend[]) => begun.push(part.map(({ stream }) => stream)),
    });
    const queue = new GroupCommitQueue(channel, () => undefined);
    for (const round of ['a', 'b'])
      await Promise.all(upTo(20).map((index) => queue.append(append(`${round}${index}`))));
    const all = ['a', 'b'].map((round) => upTo(20).map((index) => `${round}${index}`));
    expect(channel.groups).toEqual(all);
    expect(begun).toEqual(all.flatMap((group) => [group.slice(0, 8), group.slice(8, 16)]));
  });

  it('splits what is too much for one transaction, in order', async () => {
    const channel = new RecordingChannel();
    const queue = new GroupCommitQueue(channel, () => undefined);
    await Promise.all(upTo(1_100).map((index) => queue.append(append(String(index)))));
    expect(channel.groups.length).toBeGreaterThan(1);
    expect(channel.groups.flat()).toEqual(upTo(1_100).map(String));
  });

  it('leaves the outcome of a lost group unknown, and continues with the next', async () => {
    const queue = new GroupCommitQueue(new RecordingChannel(), () => undefined);
    const outcomes = await Promise.allSettled([queue.append(append('fine')), queue.append(append('broken'))]);
    const reasons = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as unknown) : outcome.value,
    );
    expect(reasons.every((reason) => reason instanceof OutcomeUnknown)).toBe(true);
    expect(await queue.append(append('next'))).toEqual(appended(1));
  });

  it('notifies before the callers receive it, and not for a lost group', async () => {
    const calls: string[] = [];
    const queue = new GroupCommitQueue(new RecordingChannel(), () => calls.push('notified'));
    await queue.append(append('fine')).then(() => calls.push('answered'));
    await queue.append(append('broken')).catch(() => calls.push('lost'));
    expect(calls).toEqual(['notified', 'answered', 'lost']);
  });

  it('has answered everything once it is flushed', async () => {
    const queue = new GroupCommitQueue(new RecordingChannel(), () => undefined);
    const answered: string[] = [];
    for (const stream of ['a', 'b']) void queue.append(append(stream)).then(() => answered.push(stream));
    await queue.flush();
    expect(answered).toEqual(['a', 'b']);
  });
});
