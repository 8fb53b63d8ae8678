import { asError } from '#engine/log/log-entry';

interface Task {
  run(): Promise<void>;
  refuse(error: Error): void;
}

/** Things to do between two batches, in the order they were asked for. */
export class TaskQueue {
  private waiting: Task[] = [];

  get empty(): boolean {
    return this.waiting.length === 0;
  }

  add<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ run: () => work().then(resolve, (error: unknown) => reject(asError(error))), refuse: reject });
    });
  }

  /** Does what waits; an error goes to who asked. */
  async run(): Promise<void> {
    for (let task = this.waiting.shift(); task; task = this.waiting.shift()) await task.run();
  }

  refuse(error: Error): void {
    for (const task of this.waiting.splice(0)) task.refuse(error);
  }
}
