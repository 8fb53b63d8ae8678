import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import fc from 'fast-check';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, TEST_DAY } from '#testing/test-product';
import { Views } from '#views/views.service';
import { locationForm } from '../../features/location/testing/location-form.js';
import { agencySheet, importedFromSystem } from '../../features/policy/testing/agency-sheet.js';
import { LostAndRestored, type Database } from './lost-and-restored.js';

const ACTS = ['add', 'locate', 'edit', 'cancel', 'archive', 'replace', 'share', 'import'] as const;
const STEPS = [...ACTS, 'pass a day', 'lose', 'lose at rest', 'restore', 'restore at rest'] as const;
type Act = (typeof ACTS)[number];
export type Step = (typeof STEPS)[number];

/** A few steps in any order. */
export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(fc.constantFrom(...STEPS), {
  minLength: 3,
  maxLength: 6,
});
/** Each history opens several products, so there are few, and what fails is not made smaller. */
export const RANDOM_HISTORIES = { numRuns: 2, endOnFailure: true } as const;

const day = (days: number): CalendarDate => addDays(TEST_DAY.slice(0, 10), days);
const ROW = 'Granite Peak,GL';

/** The history of one supplier. A step that a rule refuses records nothing, which is as good. */
class History {
  private supplier!: CoveredSupplier;
  private policies: string[] = [];
  private count = 0;

  constructor(private readonly world: LostAndRestored) {}

  async begin(): Promise<void> {
    this.supplier = await coverSupplier(this.world.product, '', {
      period: { effectiveOn: '2026-07-01', expiresOn: day(2) },
    });
    this.policies = [this.supplier.policyId];
  }

  async take(step: Step): Promise<void> {
    this.count += 1;
    if (step === 'lose' || step === 'restore') return this.without(step);
    if (step === 'lose at rest' || step === 'restore at rest')
      return this.atRest(step === 'lose at rest' ? 'lose' : 'restore');
    if (step === 'pass a day')
      return this.world.product.passTo(new Date(Date.parse(this.world.product.clock.now()) + 86_400_000).toISOString());
    await this.act(step);
  }

  /** What was at the end of the log stays the end of the log. */
  async atRest(how: 'lose' | 'restore'): Promise<void> {
    const before = await this.world.shown();
    await this.without(how);
    const after = await this.world.shown();
    expect(after.events).toEqual(before.events);
    expect(after.views).toEqual(before.views);
  }

  private async without(how: 'lose' | 'restore'): Promise<void> {
    await this.world[how]();
    await this.peopleAreKnown();
    const { requester, insured, agent } = this.supplier;
    const [dana, ines, priya] = await Promise.all(
      [requester, insured, agent].map((caller) => loggedIn(this.world.product, caller)),
    );
    this.supplier = { ...this.supplier, requester: dana!, insured: ines!, agent: priya! };
  }

  /** Whoever logs in is looked up in a view; all other views are still being built. */
  private async peopleAreKnown(): Promise<void> {
    const {
      app,
      infrastructure: { events },
    } = this.world.product;
    await app.get(Views).reached(await events.head(), accountsView, peopleView);
  }

  private async act(step: Act): Promise<void> {
    const { agent, insured, requester, projectId } = this.supplier;
    const policyId = this.policies.at(-1)!;
    const number = `GL-${this.count}`;
    const renewed = { period: { effectiveOn: day(1), expiresOn: day(3 + this.count) } };
    switch (step) {
      case 'add':
        return this.added(
          await agent.post('policy/addnewpolicy', {
            insuredCompanyId: insured.companyId,
            line: 'generalLiability',
            terms: terms({ policyNumber: number, ...renewed }),
          }),
        );
      case 'locate':
        return void (await agent.post('policy/location', { policyId, ...locationForm({ number }) }));
      case 'edit':
        return void (await agent.put(`policy/edit/${policyId}`, { terms: terms({ policyNumber: number }) }));
      case 'cancel':
        return void (await agent.put(`policy/cancel/${policyId}`, { effectiveFrom: day(0), reason: 'not paid' }));
      case 'archive':
        return void (await insured.put(`policy/archive/${policyId}`));
      case 'replace':
        return this.added(
          await agent.post(`policy/replace/${policyId}`, {
            terms: terms({ policyNumber: number, ...renewed }),
            upon: 'expiration',
            carriesOver: true,
          }),
        );
      case 'share':
        return void (await insured.post('sharedpolicy/share/company', {
          insuredCompanyId: insured.companyId,
          requesterCompanyId: requester.companyId,
          projectId,
          policyIds: [policyId],
        }));
      case 'import':
        return void (await importedFromSystem(
          agent,
          agencySheet(
            `${ROW},GL-88120,12345,07/01/2026,07/01/2027,${1_000_000 + this.count},4000000`,
            `${ROW},${number},12345,07/01/2026,07/01/2027,1000000,2000000`,
          ),
        ));
    }
  }

  private added(reply: { readonly status: number; readonly body: unknown }): void {
    if (reply.status === 201) this.policies.push(bodyOf<{ policyId: string }>(reply).policyId);
  }
}

/** Whenever the read store is lost and whatever backup is restored: the log does not grow, and all views are as they were. */
export async function outlivesEverything(newDatabase: () => Database, steps: readonly Step[]): Promise<void> {
  const world = await LostAndRestored.open(newDatabase);
  try {
    const history = new History(world);
    await history.begin();
    for (const step of steps) await history.take(step);
    await history.atRest('lose');
    await history.atRest('restore');
  } finally {
    await world.close();
  }
}
