/** A process ended before it had read its file: it took too long, it needed too much memory (or wrote too much), or it broke. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';

  constructor(readonly because: 'time' | 'memory' | 'failure') {
    super(`the process that read a file ended: ${because}`);
  }
}
