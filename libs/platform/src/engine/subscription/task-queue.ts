import { asError } from '#log/log-entry';

interface Task {
  run(): Promise<void>;
  refuse(error: Error): void;
}

/** Tasks to run between two batches, in the order in which they were requested. */
export class TaskQueue {
  private waiting: Task[] = [];

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        run: () => work().then(resolve, (error: unknown) => reject(asError(error))),
        refuse: reject,
      });
    });
  }

  /** Runs the waiting tasks; an error is passed to the requester. */
  async run(): Promise<void> {
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) await task.run();
  }

  refuse(error: Error): void {
    for (const task of this.waiting.splice(0)) task.refuse(error);
  }
}
