/** Lets one piece of work a stream run at a time, in the order of asking. */
export class TurnByStream {
  private readonly last = new Map<string, Promise<unknown>>();

  take<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(stream);
    const mine = before === undefined ? work() : before.then(work, work);
    this.last.set(stream, mine);
    const leave = (): void => {
      if (this.last.get(stream) === mine) this.last.delete(stream);
    };
    mine.then(leave, leave);
    return mine;
  }
}
