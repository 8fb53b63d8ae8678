import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { renewalReminderDecider } from '@covertrail/domain/renewal-reminder/renewal-reminder.decider';
import { remindedEnds } from '@covertrail/domain/renewal-reminder/renewal-reminder.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenures } from '@covertrail/domain/representation/representation.state';
import { actingRolesOf } from '@covertrail/domain/rights/principal';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Inject, Injectable } from '@nestjs/common';
import type { DueRun, Recipient, TimedWork } from '#feature-job';
import { CLOCK } from '#tokens/tokens';
import type { Views } from '#views/views.service';
import { WholeViews } from '#views/whole-views.service';
import { dueRenewals } from './due-renewals.reader.js';

const NAME = 'renewal-reminders';
/** An event stays well below what one append takes. */
const MOST_IN_ONE = 250;

/**
 * Reminds companies of what ends within 90, 60 and 30 days and of what is over with nothing in its place [I06], as their day begins: an
 * insured and its agencies of policies, a requester of suppliers. What was told is recorded, so each stage is told once, however late this
 * runs.
 */
@Injectable()
export class RenewalReminders implements TimedWork {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  recipients(): Promise<readonly Recipient[]> {
    return this.views.during(async (views) => {
      const companies = await views.byId(companiesView, await this.concerned(views));
      return [...companies.values()].map(({ id, timeZone }) => ({ id, timeZone }));
    });
  }

  /** How many renewals a company was told of. */
  runFor({ id: companyId, on }: DueRun): Promise<number> {
    return this.views.during(async (views) => {
      let told = 0;
      const company = await views.get(companiesView, companyId);
      for (const as of actingRolesOf(company?.roles ?? []))
        for (const [stage, renewals] of await dueRenewals(views, companyId, as, on))
          for (let first = 0; first < renewals.length; first += MOST_IN_ONE) {
            const some = renewals.slice(first, first + MOST_IN_ONE);
            await this.remind({ companyId, as, stage, remindedOn: on, renewals: some });
            told += some.length;
          }
      return told;
    });
  }

  /** The id follows from what is told first: the same again is the same reminder. */
  private async remind(told: Omit<RenewalsReminded['data'], 'reminderId'>): Promise<void> {
    const { companyId, as, stage, remindedOn, renewals } = told;
    const reminderId = deriveId(NAME, companyId, as, stage, remindedOn, renewals[0]?.id ?? '');
    const command = { type: 'RemindOfRenewals', reminderId, ...told } as const;
    await this.deciders.handle(renewalReminderDecider, reminderId, command, bySystem(NAME, deriveId(NAME, reminderId)));
  }

  /** Companies with something that ends, wherever their day is. */
  private async concerned(views: Views): Promise<readonly Uuid[]> {
    const ends = remindedEnds(this.clock.now().slice(0, 10), 1);
    const ending = { or: ends.map((expiresOn) => ({ where: { expiresOn } })) };
    const held = await views.countBy(policiesView, ending, ['insuredId', 'agencyId']);
    const uncovered = { or: ends.map((coverEndsOn) => ({ where: { coverEndsOn } })) };
    const tracked = await views.countBy(trackedSuppliersView, uncovered, ['requesterId']);
    const ids = new Set(tracked.map(({ key: [requesterId] }) => requesterId));
    for (const {
      key: [insuredId, agencyId],
    } of held) {
      ids.add(insuredId);
      for (const id of agencyId === null ? await this.agenciesOf(insuredId) : [agencyId]) ids.add(id);
    }
    return [...ids];
  }

  /** Each of them may use a policy that none manages (ADR 70). One insured whose events cannot be read holds up no other. */
  private async agenciesOf(insuredId: Uuid): Promise<readonly Uuid[]> {
    const loaded = await unlessUnreadable(this.deciders.readable.load(representationDecider, insuredId), null);
    return loaded ? currentTenures(loaded.state).map(({ agencyId }) => agencyId) : [];
  }
}
