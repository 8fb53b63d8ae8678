import type { Uuid } from '@covertrail/domain/kernel/event';

/** The agency that manages a policy now, null where none does, and the agencies that represent the insured, oldest first [C16]. */
export interface ManagingAgency {
  readonly agencyId: Uuid | null;
  readonly agencies: readonly ChoosableAgency[];
}

export interface ChoosableAgency {
  readonly agencyId: Uuid;
  readonly name: string;
}
