import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Logger } from './logger.js';
import { CountedLines } from './counted-lines.js';
import { Metrics } from './metrics.js';
import { NO_SPANS, type Spans } from './spans.js';

/** What was done, since when and for how long. */
interface Done {
  readonly startedAtMs: number;
  readonly ms: number;
}

/** A command that a decider handled, for a person or by the product itself. */
export interface CommandReport extends Done {
  /** Its type: `ApprovePolicy`. */
  readonly command: string;
  /** `done`, `repeated`, `nothing to do`, or the code of the refusal. */
  readonly outcome: string;
  /** `person`, or the process of the product that sent it: `system:assessor`. */
  readonly by: string;
  readonly commandId: Uuid;
  readonly correlationId: Uuid;
  readonly causationId: Uuid | null;
  /** How often its stream had moved on. */
  readonly conflicts: number;
}

/** Events of one view that were folded and committed together. */
export interface FoldReport extends Done {
  readonly view: string;
  readonly events: number;
  readonly position: Position;
  readonly correlationIds: readonly Uuid[];
}

/** An event that a reaction handled. */
export interface ReactionReport extends Done {
  readonly reaction: string;
  readonly eventId: Uuid;
  readonly type: string;
  readonly correlationId: Uuid;
}

/** A live message to the pages of a company or a person. */
export interface MessageReport extends Done {
  readonly message: string;
  readonly views: readonly string[];
  readonly correlationIds: readonly Uuid[];
}

/** A call of the API. `code` is that of its refusal, if it was refused. */
export interface CallReport extends Done {
  /** Method and path as declared: `PUT policy/approve/:id`. */
  readonly call: string;
  readonly asks: boolean;
  /** Nobody that the product knows called. */
  readonly stranger: boolean;
  readonly status: number;
  readonly code?: string;
  readonly requestId: Uuid;
  /** Id of the command that it sent, which its events carry. */
  readonly correlationId?: Uuid;
}

const SILENT: Logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const FAILED = 500;
const REFUSED = 400;

/**
 * What a process says of its work: figures, lines of the log and spans, from one report each. Reports hold names of the program,
 * ids, codes and times, and nothing that a person entered. Folds, reactions and live messages are logged at the level `debug`.
 */
export class Telemetry {
  private readonly strangers = new CountedLines();

  constructor(
    readonly metrics: Metrics = new Metrics(),
    private readonly log: Logger = SILENT,
    private readonly spans: Spans = NO_SPANS,
  ) {}

  command({ startedAtMs, ...report }: CommandReport): void {
    const { command, outcome, by, ms, correlationId, conflicts } = report;
    this.metrics.observe('commandSeconds', { command }, ms / 1_000);
    this.metrics.add('commands', { command, outcome, by: by === 'person' ? by : 'system' });
    if (conflicts > 0) this.metrics.add('appendConflicts', { command }, conflicts);
    this.log.info(rounded(report), 'command');
    this.spans.add(command, [correlationId], { startedAtMs, ms, facts: { outcome, by } });
  }

  folded({ startedAtMs, ...report }: FoldReport): void {
    const { view, ms, events, correlationIds } = report;
    this.log.debug(rounded(report), 'folded');
    this.spans.add(`fold ${view}`, correlationIds, { startedAtMs, ms, facts: { events } });
  }

  reacted({ startedAtMs, ...report }: ReactionReport): void {
    const { reaction, type, ms, correlationId } = report;
    this.log.debug(rounded(report), 'reacted');
    this.spans.add(`reaction ${reaction}`, [correlationId], { startedAtMs, ms, facts: { type } });
  }

  sent({ startedAtMs, ...report }: MessageReport): void {
    const { message, views, ms, correlationIds } = report;
    this.metrics.add('liveMessages', { message });
    this.log.debug(rounded(report), 'live message');
    this.spans.add(`live ${message}`, correlationIds, { startedAtMs, ms, facts: { views: views.join(' ') } });
  }

  /** Anybody can make calls that are refused, so those of strangers are counted: one line a minute for each reason. */
  called({ startedAtMs, stranger, ...report }: CallReport): void {
    const { call, asks, status, ms, requestId, correlationId, code } = report;
    this.metrics.observe(asks ? 'querySeconds' : 'callSeconds', { call }, ms / 1_000);
    this.metrics.add('calls', { call, status: String(status) });
    if (status >= REFUSED && status < FAILED) this.refused(report, stranger);
    if (status >= FAILED) this.log.warn(rounded(report), 'call failed');
    this.spans.add(call, [correlationId ?? requestId], {
      startedAtMs,
      ms,
      first: true,
      facts: { status, ...(code ? { code } : {}) },
    });
  }

  private refused(report: Omit<CallReport, 'startedAtMs' | 'stranger'>, stranger: boolean): void {
    if (!stranger) return this.log.info(rounded(report), 'call refused');
    const calls = this.strangers.count(report.code ?? String(report.status));
    if (calls !== null) this.log.info({ ...rounded(report), calls }, 'calls of strangers refused');
  }
}

const rounded = <Report extends { readonly ms: number }>(report: Report): Report => ({
  ...report,
  ms: Math.round(report.ms * 10) / 10,
});
