import type { Cents } from '../kernel/money.js';
import type { EndorsementCode, LimitCode } from './line-codes.js';

/** Amounts in cents, by limit. */
export type Limits = Readonly<Partial<Record<LimitCode, Cents>>>;

/** How well a fact is proven: a box checked on a certificate is a claim, the form itself is proof. */
export const GRADES = ['claimed', 'seen'] as const;
export type Grade = (typeof GRADES)[number];

/** How a policy is triggered (ACORD 25: OCCUR or CLAIMS-MADE). */
export const TRIGGERS = ['occurrence', 'claimsMade'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface Endorsement {
  readonly code: EndorsementCode;
  readonly grade: Grade;
  /** Form number and edition where known: `CG 20 10 04 13`. */
  readonly form?: string;
}
