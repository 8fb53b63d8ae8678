import { Inject, Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { actingRolesOf, may, type Membership } from '@covertrail/domain/rights/principal';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '../tokens/tokens.js';
import type { Actor } from './actor.js';
import { hasAuthenticatorApp } from './authenticator-app.js';

/** A membership, and of its company the time zone and whether it requires an authenticator app [A18]. */
type CompanyRights = Membership & Pick<Actor, 'timeZone'> & { readonly requiresSecondFactor: boolean };
/** Who acts for which company; null for an operator. */
type Holder = Pick<Actor, 'userId'> & { readonly companyId: Uuid | null };

/** One membership for each person and company: its id derives from both. */
export const membershipIdOf = (userId: Uuid, companyId: Uuid): Uuid => deriveId('membership', userId, companyId);

/**
 * What a person may do in a company, from the stream of the company and that of its people: a revoked right ends with the next
 * request. The first event of a company says what the company may do, so a later event that cannot be read locks no one out.
 */
@Injectable()
export class Rights {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Null when the person is not, or no longer, of the company, or acts for none. */
  async of({ userId, companyId }: Holder): Promise<CompanyRights | null> {
    if (companyId === null) return null;
    const membershipId = membershipIdOf(userId, companyId);
    const [people, company] = await Promise.all([
      this.deciders.load(companyMembersDecider, companyId),
      this.deciders.readable.load(companyDecider, companyId),
    ]);
    const member = people.state?.members[membershipId];
    if (member?.status !== 'active' || !company.state) return null;
    const { access, permissions } = member;
    const primaryContact = people.state?.primaryContact === membershipId;
    const { requiresSecondFactor, registration } = company.state;
    const { roles: companyRoles, timeZone } = registration;
    const membership = { membershipId, userId, companyId, companyRoles, access, permissions, primaryContact };
    return { ...membership, timeZone, requiresSecondFactor };
  }

  /**
   * The same for a session. Null, too, where the company requires an authenticator app that the person does not have: the
   * session began before that, and ends [A18].
   */
  async ofSession(holder: Holder): Promise<CompanyRights | null> {
    const rights = await this.of(holder);
    if (!rights?.requiresSecondFactor) return rights;
    return (await hasAuthenticatorApp(this.vault, holder.userId)) ? rights : null;
  }

  /** Whether the person may act for the clients of an agency. */
  actsForClients(userId: Uuid, agencyId: Uuid): Promise<boolean> {
    return this.mayDo('addClients', userId, agencyId);
  }

  /** Whether the person may do this in the company at this moment, as one of what the company does. */
  async mayDo(capability: Capability, userId: Uuid, companyId: Uuid): Promise<boolean> {
    const rights = await this.of({ userId, companyId });
    return rights !== null && actingRolesOf(rights.companyRoles).some((role) => may({ ...rights, role }, capability));
  }

  /** Whether the person is an operator at this moment, from the stream of the account. */
  async isOperator(userId: Uuid): Promise<boolean> {
    const { state } = await this.deciders.load(userDecider, userId);
    return state?.operator === 'appointed';
  }
}
