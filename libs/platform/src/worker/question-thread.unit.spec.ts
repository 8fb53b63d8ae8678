/** @run rest: files that are read in processes of their own, and threads that are ended amid their work. */
import { AnswerTooLate, QuestionThread } from './question-thread.js';
import { spawnWorker } from './spawn-worker.js';

describe('a thread that answers questions', () => {
  let started = 0;
  const thread = new QuestionThread<string, number, string>((nativeCalls) => {
    started += 1;
    return spawnWorker('testing/capitals.worker', import.meta.url, nativeCalls);
  });
  afterAll(() => thread.close());

  it('gives the parts, then the end, and is started once', async () => {
    const parts: number[] = [];
    expect(
      await Promise.all([thread.ask('one', (part) => parts.push(part)), thread.askWithin(60_000, 'three')]),
    ).toEqual(['ONE', 'THREE']);
    expect([parts, started]).toEqual([[3], 1]);
  });

  it('fails the question that it cannot answer, and no other', async () => {
    await Promise.all([
      expect(thread.ask('fail')).rejects.toThrow('no'),
      expect(thread.ask('two')).resolves.toBe('TWO'),
    ]);
    expect(started).toBe(1);
  });

  it('is ended with all that it was asked where an answer comes too late, and started again by the next question', async () => {
    await Promise.all([
      expect(thread.askWithin(20, 'never')).rejects.toBeInstanceOf(AnswerTooLate),
      expect(thread.ask('never')).rejects.toBeInstanceOf(AnswerTooLate),
    ]);
    expect(await thread.ask('again')).toBe('AGAIN');
    expect(started).toBe(2);
  });

  it('is ended between two calls to SQLite, which would end the process if it were ended during one', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await thread.ask('again')).toBe('AGAIN');
      await expect(thread.askWithin(20, 'read')).rejects.toBeInstanceOf(AnswerTooLate);
    }
  });

  it('may be closed twice in the middle of a call', async () => {
    const closed = new QuestionThread<string, number, string>((nativeCalls) =>
      spawnWorker('testing/capitals.worker', import.meta.url, nativeCalls),
    );
    await closed.ask('again');
    const reading = expect(closed.ask('read')).rejects.toThrow('The thread ended');
    await Promise.all([closed.close(), closed.close(), reading]);
  });

  it('can be ended before it has started', async () => {
    await expect(thread.askWithin(1, 'again')).rejects.toBeInstanceOf(AnswerTooLate);
    expect(await thread.ask('again')).toBe('AGAIN');
  });

  it('fails what it had not answered when it dies', async () => {
    await expect(thread.ask('die')).rejects.toThrow('The thread ended with 3');
    expect(await thread.ask('again')).toBe('AGAIN');
  });

  it('answers nothing after it was closed', async () => {
    await thread.close();
    await expect(thread.ask('one')).rejects.toThrow('closing');
  });
});
