import { Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { AuthenticatorApps } from './authenticator-apps.service.js';

/** Which companies let only people in who have an authenticator app, from the streams of the companies [A18]. */
@Injectable()
export class RequiredFactors {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly apps: AuthenticatorApps,
  ) {}

  /** The names of those of these companies that require an app. */
  async among(companyIds: readonly Uuid[]): Promise<readonly string[]> {
    const companies = await Promise.all(companyIds.map((id) => this.deciders.load(companyDecider, id)));
    return companies.flatMap(({ state }) => (state?.requiresSecondFactor ? [state.name] : [])).sort();
  }

  async ofPerson(userId: Uuid): Promise<readonly string[]> {
    return this.among((await this.views.get(accountsView, userId))?.companyIds ?? []);
  }

  /** Throws SECOND_FACTOR.REQUIRED where the company requires an app and the person has none: no session begins for it, in whichever way. */
  async check(userId: Uuid, companyId: Uuid): Promise<void> {
    const [name] = await this.among([companyId]);
    if (name !== undefined && !(await this.apps.isOn(userId))) throw new Problem('SECOND_FACTOR.REQUIRED');
  }
}
