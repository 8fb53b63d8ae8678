import type { Uuid } from '@covertrail/domain/kernel/event';

/** A company found by its name: only what every certificate prints. */
export interface CompanyHit {
  readonly id: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly trade: string | null;
}
