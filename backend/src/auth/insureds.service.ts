import { isAskedForProof } from '@covertrail/domain/rights/company-roles';
import { Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { taxIdDigits } from '@covertrail/domain/fields/company-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { Views } from '../views/views.service.js';
import { Rights } from './rights.service.js';

const USER = 'user-';
const COMPANY = 'company-';

/** An insured company that was found by an e-mail address, with the person who has that address. */
export interface InsuredOfEmail {
  readonly insuredId: Uuid;
  readonly userId: Uuid;
}

/** Finds insured companies by their unique values. Keyed hashes of the values are compared, so no stored value is decrypted. */
@Injectable()
export class Insureds {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly rights: Rights,
    private readonly views: Views,
  ) {}

  /** Whether the company exists and is an insured. */
  async isInsured(companyId: Uuid): Promise<boolean> {
    const { state } = await this.deciders.load(companyDecider, companyId);
    return state !== null && isAskedForProof(state.registration.roles);
  }

  /** The insured company of the person with this e-mail address. The view proposes a company, the membership stream decides. */
  async byEmail(email: string): Promise<InsuredOfEmail | null> {
    const owner = await this.reservations.ownerOf('email', 'product', foldEmail(email));
    if (!owner) return null;
    const userId = owner.slice(USER.length);
    const account = await this.views.get(accountsView, userId);
    for (const companyId of account?.companyIds ?? []) {
      const rights = await this.rights.of({ userId, companyId });
      if (rights && isAskedForProof(rights.companyRoles)) return { insuredId: companyId, userId };
    }
    return null;
  }

  /** The tax id may have its hyphen or not. */
  async byTaxId(taxId: string): Promise<Uuid | null> {
    const owner = await this.reservations.ownerOf('taxId', 'product', taxIdDigits(taxId));
    const companyId = owner?.slice(COMPANY.length);
    return companyId !== undefined && (await this.isInsured(companyId)) ? companyId : null;
  }
}
