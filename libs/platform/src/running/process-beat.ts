import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '#clock/clock';
import type { ProjectionStatus } from '#engine/subscription/projection-status';
import type { ControlValues } from '#read-store/control-values.port';

/** One view, one view that is being built, or one reaction, as a process runs it or stands by for it. */
export interface FollowerNote {
  readonly kind: 'view' | 'build' | 'reaction';
  readonly name: string;
  readonly state: 'running' | 'stalled' | 'paused' | 'rebuilding' | 'standby' | 'stopped';
  readonly error: string | null;
}

/** What a process says of itself to operators. */
export interface ProcessNote {
  /** Unique; host and process number stand in it. */
  readonly name: string;
  readonly kind: 'backend' | 'worker';
  readonly startedAt: Instant;
  readonly notedAt: Instant;
  /** Of the program and of Node. */
  readonly version: string;
  readonly node: string;
  readonly memoryBytes: number;
  readonly followers: readonly FollowerNote[];
}

/** Control document of one process; without a name the prefix of all. */
const processKey = (name = ''): string => `process:${name}`;

const EVERY_MS = 3_000;
/** A process that was killed is shown as silent for so long. */
const FORGOTTEN_MS = 10 * 60_000;

/** The views that an engine folds or stands by for. */
export const viewNotes = (statuses: readonly ProjectionStatus[]): readonly FollowerNote[] =>
  statuses.map(({ projection, building, state, error }) => ({
    kind: building ? 'build' : 'view',
    name: projection,
    state,
    error,
  }));

interface BeatContext {
  readonly reads: ControlValues;
  /** Of real time. */
  readonly clock: Clock;
  readonly name: string;
  readonly kind: ProcessNote['kind'];
  followers(): readonly FollowerNote[];
}

/** Lets a process note every few seconds that it lives and what it does. A store that does not answer is asked again. */
export class ProcessBeat {
  private readonly startedAt: Instant;
  private timer: NodeJS.Timeout | null = null;
  private noting: Promise<void> = Promise.resolve();

  constructor(private readonly context: BeatContext) {
    this.startedAt = context.clock.now();
  }

  /** Resolves when it was noted for the first time. */
  start(): Promise<void> {
    this.timer = setInterval(() => void this.note(), EVERY_MS);
    this.timer.unref();
    return this.note();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.noting;
    await this.context.reads.deleteControl(processKey(this.context.name)).catch(() => undefined);
  }

  private note(): Promise<void> {
    const { reads, clock, name, kind } = this.context;
    const note: ProcessNote = {
      name,
      kind,
      startedAt: this.startedAt,
      notedAt: clock.now(),
      version: PROGRAM_VERSION,
      node: process.version,
      memoryBytes: process.memoryUsage.rss(),
      followers: this.context.followers(),
    };
    return (this.noting = reads.setControl(processKey(name), note).catch(() => undefined));
  }
}

/** The release that runs, as the image or the shell names it. */
const PROGRAM_VERSION = process.env['COVERTRAIL_VERSION'] || 'from source';

/** What every process noted last. Those that have been silent for minutes are forgotten. */
export async function processNotes(
  reads: Pick<ControlValues, 'listControl' | 'deleteControl'>,
  clock: Clock,
): Promise<readonly ProcessNote[]> {
  const found = await reads.listControl<ProcessNote>(processKey());
  const isGone = ({ notedAt }: ProcessNote) => Date.parse(clock.now()) - Date.parse(notedAt) > FORGOTTEN_MS;
  for (const { key, value } of found) if (isGone(value)) await reads.deleteControl(key);
  return found.map(({ value }) => value).filter((note) => !isGone(note));
}
