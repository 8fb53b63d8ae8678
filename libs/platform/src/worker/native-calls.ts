/** No native call runs. */
const NONE = 0;
const RUNNING = 1;
/** The thread is to end: no native call begins any more. */
const ENDING = 2;

/** Runs calls of native code, each to its end. */
export interface NativeCallGuard {
  during<Result>(call: () => Result): Result;
}

/** For a thread that nobody ends from outside. */
export const UNGUARDED: NativeCallGuard = { during: (call) => call() };

/**
 * What a thread and whoever ends it know of its native calls. The binding of SQLite throws where nothing can catch it when its thread is
 * terminated during a call, and the whole process aborts: such a thread is ended between two calls. It starts as one running call, because
 * bindings are loaded then, until `begin`.
 */
export class NativeCalls implements NativeCallGuard {
  private readonly state: Int32Array;

  constructor(readonly shared = startedCall()) {
    this.state = new Int32Array(shared);
  }

  /** In the thread: it has started. */
  begin(): void {
    this.leave();
  }

  /** In the thread. A call within a call belongs to it. */
  during<Result>(call: () => Result): Result {
    const found = Atomics.compareExchange(this.state, 0, NONE, RUNNING);
    if (found === RUNNING) return call();
    if (found === ENDING) endThisThread();
    try {
      return call();
    } finally {
      this.leave();
    }
  }

  /**
   * From outside: true where no call runs, so the thread can be terminated; where one does, the thread ends itself after it. False, too,
   * where it was asked before: the call of that time may still run.
   */
  end(): boolean {
    return Atomics.exchange(this.state, 0, ENDING) === NONE;
  }

  private leave(): void {
    if (Atomics.compareExchange(this.state, 0, RUNNING, NONE) === ENDING) endThisThread();
  }
}

function startedCall(): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  new Int32Array(shared)[0] = RUNNING;
  return shared;
}

/** In a worker thread this ends the thread alone. */
const endThisThread = (): never => process.exit(0);
