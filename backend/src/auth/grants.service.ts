import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { VaultRecords } from '@covertrail/platform/vault/records.port';
import { FEATURE_GRANTS, VAULT } from '#tokens/tokens';
import type { Actor } from './actor.js';
import type { Grant } from './grant.js';
import type { GrantChecks, GrantSources, OwnedKind } from './owned-kinds.js';
import { PolicyShares } from './policy-shares.service.js';
import { Representations } from './representations.service.js';

/**
 * Who may do what with which thing: read from the streams at each request, because a view may be behind. Each feature declares
 * the kinds of things that it owns, and who has a right to one, in its `<feature>.grants.ts`.
 */
@Injectable()
export class Grants {
  private readonly from: GrantSources;

  constructor(
    @Inject(FEATURE_GRANTS) private readonly checks: GrantChecks,
    deciders: DeciderStore,
    representations: Representations,
    @Inject(PolicyShares) shares: GrantSources['shares'],
    @Inject(VAULT) records: Pick<VaultRecords, 'record'>,
  ) {
    const grant: GrantSources['grant'] = (actor, kind, id) => this.check(actor, kind, id);
    this.from = { whole: deciders, readable: deciders.readable, representations, shares, records, grant };
  }

  /** Null: this actor may not know whether it exists. */
  check(actor: Actor, kind: OwnedKind, id: Uuid): Promise<Grant | null> {
    const check = this.checks[kind];
    if (!check) throw new Error(`No feature declares who has a right to "${kind}"`);
    return check(actor, id, this.from);
  }
}
