import type { Uuid } from '@covertrail/domain/kernel/event';

/** A company found by its name: what is printed on any certificate, no more. */
export interface CompanyHit {
  readonly id: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly trade: string | null;
}
