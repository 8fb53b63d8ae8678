import type { CaseLog } from './case-log.js';
import type { CaseStep, GoldenCase } from './golden-case.js';

/** A step with the case and the log in which it is recorded. */
export interface Recording {
  readonly log: CaseLog;
  readonly golden: GoldenCase;
  readonly step: CaseStep;
}

/** A kind of step: `GL-1 canceled from 02/01/2026`. */
export interface StepKind {
  readonly example: string;
  readonly pattern: RegExp;
  readonly record: (recording: Recording, ...groups: string[]) => void;
}
