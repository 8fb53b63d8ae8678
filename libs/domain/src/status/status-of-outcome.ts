import type { Outcome } from '../compliance/finding.js';
import type { Status } from './status.js';

const STATUS_OF: Readonly<Record<Outcome, Extract<Status, 'compliant' | 'nonCompliant' | 'review'>>> = {
  pass: 'compliant',
  fail: 'nonCompliant',
  review: 'review',
  unknown: 'review',
};

/** The status that stands for an outcome; what is unknown is a person's to look at, never compliant. */
export const statusOfOutcome = (outcome: Outcome) => STATUS_OF[outcome];
