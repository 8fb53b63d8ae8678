import type { Figure } from './figure.js';
import type { MongodbServer } from './mongodb-server.js';
import type { SeededWorld } from './seeded-world.js';

/** What a measure is given to work with. */
export interface Bench {
  /** A new folder on the disk of the system's temporary one; removed at the end. */
  folder(): string;
  /** The demo world, seeded once in a run. Nobody writes to it: a measure that does takes a copy. */
  world(): Promise<SeededWorld>;
  /** The MongoDB server of this run, started at the first call. Throws Skipped where there is none. */
  mongodb(): Promise<MongodbServer>;
  /** Without bounds of time: the sizes that take minutes to fill. */
  readonly full: boolean;
  /** Suppliers of the demo world. */
  readonly suppliers: number;
}

/** One measure, by the name that `--only` takes. Figures beside their peers, measured in the same run. */
export interface Measure {
  readonly name: string;
  run(bench: Bench): Promise<Figure[]>;
}
