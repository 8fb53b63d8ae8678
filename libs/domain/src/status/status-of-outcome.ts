import type { Outcome } from '../compliance/finding.js';
import type { Status } from './status.js';

const STATUS_OF: Readonly<Record<Outcome, Extract<Status, 'compliant' | 'nonCompliant' | 'review'>>> = {
  pass: 'compliant',
  fail: 'nonCompliant',
  review: 'review',
  unknown: 'review',
};

/** The status of an outcome; an unknown one needs review and is never compliant. */
export const statusOfOutcome = (outcome: Outcome) => STATUS_OF[outcome];
