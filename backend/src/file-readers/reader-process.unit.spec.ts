import { PassThrough, Readable } from 'node:stream';
import { readInProcess, type ReaderBounds } from './reader-process.js';

const HOSTILE = { stem: 'testing/hostile.worker', beside: import.meta.url };
const BOUNDS: ReaderBounds = { ms: 120_000, memoryMb: 500, answerBytes: 1_000_000 };

const read = (content: string, bounds: Partial<ReaderBounds> = {}, signal = new AbortController().signal) =>
  readInProcess(HOSTILE, Readable.from([Buffer.from(content)]), { ...BOUNDS, ...bounds }, signal);

describe('the process of a reader [C06]', () => {
  jest.setTimeout(240_000);

  it.each(['buffers', 'heap'])('is ended where its %s need more memory than it may have', (what) =>
    expect(read(what)).rejects.toMatchObject({ name: 'ReadingEnded', because: 'memory' }),
  );

  it('is ended where it writes more than it may', () =>
    expect(read('answer')).rejects.toMatchObject({ because: 'memory' }));

  it('is ended where it takes too long', () =>
    expect(read('time', { ms: 3_000 })).rejects.toMatchObject({ because: 'time' }));

  it('is ended with its signal', async () => {
    const leaving = new AbortController();
    const left = readInProcess(HOSTILE, new PassThrough(), BOUNDS, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
  });

  it('is not started where its signal ended before', async () => {
    const forever = { ...BOUNDS, ms: 600_000 };
    const left = AbortSignal.abort(new Error('left'));
    await expect(readInProcess(HOSTILE, new PassThrough(), forever, left)).rejects.toThrow('left');
  });

  it('may break', () => expect(read('failure')).rejects.toMatchObject({ because: 'failure' }));

  it('has nothing of our environment', () => expect(read('environment')).resolves.toBe('[]'));
});
