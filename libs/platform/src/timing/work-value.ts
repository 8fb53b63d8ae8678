import { AsyncLocalStorage } from 'node:async_hooks';

/** What some work was given, inside the work that began it. */
interface Frame {
  readonly outer: Frame | undefined;
}

/** One for all values of a process: Node looks at each storage whenever a promise is made, and never gives one up. */
const frames = new AsyncLocalStorage<Frame>();

/** A value that travels with some work, through all that this work waits for, without being handed on as a parameter. */
export class WorkValue<Value> {
  private readonly given = new WeakMap<Frame, Value>();

  /** Runs the work; within it, `current` is this value. Other values that the work has stay as they are. */
  run<Answer>(value: Value, work: () => Answer): Answer {
    const frame: Frame = { outer: frames.getStore() };
    this.given.set(frame, value);
    return frames.run(frame, work);
  }

  /** The value of the innermost `run` around this code; undefined outside of one. */
  get current(): Value | undefined {
    for (let frame = frames.getStore(); frame !== undefined; frame = frame.outer)
      if (this.given.has(frame)) return this.given.get(frame);
    return undefined;
  }
}
