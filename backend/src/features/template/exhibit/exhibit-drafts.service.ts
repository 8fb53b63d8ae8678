import { Inject, Injectable } from '@nestjs/common';
import type { ExhibitDraft } from '@covertrail/contracts/template/exhibit.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { KeptDrafts } from '#drafts/kept-drafts';
import { CLOCK, VAULT } from '#tokens/tokens';

/** The text of a contract from which a person makes a template, with what was decided so far: one for each person (decision 29). */
@Injectable()
export class ExhibitDrafts extends KeptDrafts<ExhibitDraft> {
  constructor(@Inject(VAULT) vault: Vault, @Inject(CLOCK) clock: Clock) {
    super('exhibit-draft', vault, clock);
  }
}
