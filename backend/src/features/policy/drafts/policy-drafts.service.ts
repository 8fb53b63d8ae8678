import { Inject, Injectable } from '@nestjs/common';
import type { PolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { KeptDrafts } from '#drafts/kept-drafts';
import { CLOCK, VAULT } from '#tokens/tokens';

/** Unsaved policies: one draft for each person and policy, and one for each person and insured to whom a policy is being added. */
@Injectable()
export class PolicyDrafts extends KeptDrafts<PolicyDraft> {
  constructor(@Inject(VAULT) vault: Vault, @Inject(CLOCK) clock: Clock) {
    super('policy-draft', vault, clock);
  }
}
