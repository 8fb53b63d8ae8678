import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { FairQueue } from './fair-queue.js';
import { TurnRefused } from './turn-refused.js';

const BOUNDS = { atOnce: 3, atOnceOfOne: 2, waiting: 8, waitingOfOne: 4 } as const;
const COMPANIES = ['a', 'b', 'c', 'd'] as const;

interface Task {
  readonly company: string;
  readonly number: number;
  readonly leave: AbortController;
  state: 'waiting' | 'underWay' | 'ended';
  end: () => void;
  position: number | null;
  /** By company: how many of its tasks began while this one was the first of its own and could have begun. */
  readonly passedBy: Map<string, number>;
}

/** A queue, and what it did as its bounds see it. */
class World {
  readonly tasks: Task[] = [];
  private readonly queue = new FairQueue(BOUNDS);
  private readonly done: Promise<unknown>[] = [];

  add(company: string): void {
    const number = this.tasks.length;
    const task: Task = {
      company,
      number,
      leave: new AbortController(),
      state: 'waiting',
      end: () => undefined,
      position: null,
      passedBy: new Map(),
    };
    const full = [
      this.of('waiting').length >= BOUNDS.waiting,
      this.of('waiting', company).length >= BOUNDS.waitingOfOne,
    ];
    this.tasks.push(task);
    const ended = this.queue.run(company, () => this.begin(task), {
      signal: task.leave.signal,
      onPosition: (position) => (task.position = position),
    });
    this.done.push(
      ended.catch((error: unknown) => {
        task.state = 'ended';
        if (error instanceof TurnRefused) expect(full).toContain(true);
        else expect(task.leave.signal.aborted).toBe(true);
      }),
    );
  }

  of(state: Task['state'], company?: string): readonly Task[] {
    return this.tasks.filter((task) => task.state === state && (company === undefined || task.company === company));
  }

  /** Nothing passes its bound, nobody waits for a free place, and positions count the tasks that wait. */
  check(): void {
    const mayBegin = (company: string) => this.of('underWay', company).length < BOUNDS.atOnceOfOne;
    expect(this.of('underWay').length).toBeLessThanOrEqual(BOUNDS.atOnce);
    for (const company of COMPANIES) {
      expect(this.of('underWay', company).length).toBeLessThanOrEqual(BOUNDS.atOnceOfOne);
      expect(this.of('waiting', company).length).toBeLessThanOrEqual(BOUNDS.waitingOfOne);
      if (this.of('underWay').length < BOUNDS.atOnce && mayBegin(company))
        expect(this.of('waiting', company)).toEqual([]);
    }
    const positions = this.of('waiting')
      .map(({ position }) => position!)
      .sort((position, other) => position - other);
    expect(positions).toEqual(positions.map((_, at) => at + 1));
    expect(positions.length).toBeLessThanOrEqual(BOUNDS.waiting);
  }

  async drain(): Promise<void> {
    for (let task = this.of('underWay')[0]; task !== undefined; task = this.of('underWay')[0]) {
      task.end();
      await nextTurn();
      this.check();
    }
    await Promise.all(this.done);
    expect(this.of('waiting')).toEqual([]);
  }

  private begin(task: Task): Promise<void> {
    expect(this.of('waiting', task.company)[0]).toBe(task);
    for (const company of COMPANIES.filter((company) => company !== task.company)) {
      const [first] = this.of('waiting', company);
      if (first === undefined || this.of('underWay', company).length >= BOUNDS.atOnceOfOne) continue;
      first.passedBy.set(task.company, (first.passedBy.get(task.company) ?? 0) + 1);
    }
    expect(Math.max(0, ...task.passedBy.values())).toBeLessThanOrEqual(1);
    task.state = 'underWay';
    return new Promise((resolve) => {
      task.end = () => {
        task.state = 'ended';
        resolve();
      };
    });
  }
}

const company = fc.constantFrom(...COMPANIES, 'a' as const, 'a' as const);
const step = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('add' as const), company }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('end' as const), at: fc.nat(20) }), weight: 3 },
  { arbitrary: fc.record({ kind: fc.constant('leave' as const), at: fc.nat(20) }), weight: 1 },
);

it('keeps every bound and order, and lets no company wait for two tasks of another', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const world = new World();
      for (const move of steps) {
        if (move.kind === 'add') world.add(move.company);
        else {
          const tasks = world.of(move.kind === 'end' ? 'underWay' : 'waiting');
          const task = tasks[move.at % tasks.length];
          if (move.kind === 'end') task?.end();
          else task?.leave.abort();
        }
        await nextTurn();
        world.check();
      }
      await world.drain();
    }),
    { numRuns: 100 },
  ));
