import type { CurePlanReply, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { CurePlans } from '#cure-plans/cure-plans.service';
import { appoint, byNobody, join, registerCompany, type Caller } from '#testing/people';
import { storedTerms, SUMMIT, terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { boughtTerms, changedTerms } from './changed-terms.js';
import { LOWLAND, type GoldenWorld, type HeldPolicy } from './golden-worlds.js';

const TODAY = '2026-11-21';

interface Policy {
  readonly policyId: Uuid;
  readonly terms: StatedTerms;
}

/** A world whose supplier is there: its trackings are in the order of its requesters. */
interface Supplied {
  readonly insuredId: Uuid;
  readonly trackings: readonly { readonly trackingId: Uuid; readonly projectId: Uuid; readonly requester: Caller }[];
  readonly policies: Map<Uuid, Policy>;
}

/** All worlds in one product: two requesters, and an agency that represents the supplier of each. */
export class GoldenScene {
  private readonly worlds = new Map<GoldenWorld, Supplied>();

  private constructor(
    readonly product: TestProduct,
    private readonly requesters: readonly Caller[],
    private readonly agent: Caller,
  ) {}

  static async open(): Promise<GoldenScene> {
    const product = await openTestProduct();
    const requesters = [];
    for (const name of ['Meridian Builders', 'Lakeside Hotels'])
      requesters.push(await join(product, await registerCompany(product, name, ['requester']), 'Dana'));
    const agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    const { deciders } = product.infrastructure;
    for (const [carrier, strength] of [
      [SUMMIT, 'A'],
      [LOWLAND, 'B+'],
    ] as const) {
      await deciders.handle(
        carrierDecider,
        carrier.carrierId,
        { type: 'AddCarrier', ...carrier },
        byNobody('add', carrier.carrierId),
      );
      await deciders.handle(
        carrierDecider,
        carrier.carrierId,
        { type: 'RateCarrier', rating: { strength, size: 'VIII' }, effectiveFrom: '2024-01-01' },
        byNobody(),
      );
    }
    return new GoldenScene(product, requesters, agent);
  }

  async supply(worlds: readonly GoldenWorld[]): Promise<void> {
    const { product, agent } = this;
    const insured = new Map<GoldenWorld, Uuid>();
    for (const [place, world] of worlds.entries()) {
      const insuredId = await registerCompany(product, `Supplier ${place + 1}`, ['insured']);
      await appoint(product, agent, insuredId);
      insured.set(world, insuredId);
    }
    const projects = new Map<GoldenWorld, Uuid[]>();
    for (const world of worlds)
      projects.set(world, await Promise.all(world.templates.map((_, at) => this.projectFor(world, at))));
    await product.settled();
    for (const [place, world] of worlds.entries()) {
      const insuredId = insured.get(world)!;
      const policies = await this.addPolicies(world, place, insuredId);
      const trackings = projects.get(world)!.map((projectId, at) => {
        const requester = this.requesters[at]!;
        return { projectId, requester, trackingId: trackingIdOf(requester.companyId, projectId, insuredId) };
      });
      this.worlds.set(world, {
        insuredId,
        trackings,
        policies: new Map(policies.map(({ policy }) => [policy.policyId, policy])),
      });
      const policyIds = policies.flatMap(({ held, policy }) => (held.unshared === true ? [] : [policy.policyId]));
      for (const { projectId, requester } of trackings)
        await this.share(insuredId, requester.companyId, projectId, policyIds);
    }
    await product.settled();
    for (const world of worlds) await this.decide(world);
    await product.settled();
  }

  trackingsOf(world: GoldenWorld): readonly Uuid[] {
    return this.worlds.get(world)!.trackings.map(({ trackingId }) => trackingId);
  }

  async verdict(trackingId: Uuid): Promise<Verdict> {
    return bodyOf<Verdict>(await this.agent.get(`tracking/${trackingId}/verdict`).expect(200));
  }

  async planOf(trackingId: Uuid): Promise<TrackingPlanReply> {
    return bodyOf<TrackingPlanReply>(await this.agent.get(`tracking/${trackingId}/cure-plan`).expect(200));
  }

  /** The plan for all requesters of a world as it is read, and its steps as they would be stored if it was sent. */
  async planForAll(world: GoldenWorld): Promise<{ readonly plan: CurePlanReply; readonly steps: readonly CureStep[] }> {
    const made = jest.spyOn(this.product.app.get(CurePlans), 'ofTrackings');
    const plan = bodyOf<CurePlanReply>(
      await this.agent.get(`insured/${this.worlds.get(world)!.insuredId}/cure-plan`).expect(200),
    );
    const [result] = made.mock.results;
    made.mockRestore();
    const {
      plan: { steps },
    } = await (result!.value as ReturnType<CurePlans['ofTrackings']>);
    return { plan, steps: steps.map(({ step }) => step) };
  }

  /** Does what a step says, by calls of the agent. */
  async carryOut(world: GoldenWorld, step: CureStep): Promise<void> {
    const supplied = this.worlds.get(world)!;
    if (step.kind === 'buyPolicy' || step.kind === 'buyUmbrella') return this.buy(supplied, step);
    const { policyId } = step;
    const policy = supplied.policies.get(policyId)!;
    switch (step.kind) {
      case 'sharePolicy':
        return this.share(supplied.insuredId, step.requesterId, step.projectId, [policyId]);
      case 'verifyPolicy':
        return step.rejected
          ? this.edit(supplied, policy, { descriptionOfOperations: 'Corrected' }, true)
          : this.approve(policyId);
      case 'renewPolicy':
        return step.because === 'canceled' ? this.reinstate(policyId) : this.renew(supplied, policy);
      case 'raiseLimit':
        return this.edit(supplied, policy, changedTerms(policy.terms, { ...step, term: 'limit' }));
      case 'sendFromSystem':
        throw new Error('No golden world demands that source.');
      default:
        return this.edit(supplied, policy, changedTerms(policy.terms, step.change));
    }
  }

  settled(): Promise<void> {
    return this.product.settled();
  }

  close(): Promise<void> {
    return this.product.close();
  }

  private async projectFor(world: GoldenWorld, at: number): Promise<Uuid> {
    const requester = this.requesters[at]!;
    const { templateId } = bodyOf<{ templateId: Uuid }>(
      await requester.post('requestor/templates', { name: world.name, requirements: world.templates[at] }).expect(201),
    );
    return bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name: world.name, templateId }).expect(201),
    ).projectId;
  }

  private async addPolicies(
    world: GoldenWorld,
    place: number,
    insuredId: Uuid,
  ): Promise<readonly { readonly held: HeldPolicy; readonly policy: Policy }[]> {
    const added = [];
    for (const [at, held] of world.held.entries()) {
      const stated = storedTerms({ ...held.terms, policyNumber: `W${place + 1}-${at + 1}` });
      const policy = { policyId: await this.add(insuredId, held, stated), terms: stated };
      if (held.standing === 'rejected')
        await this.agent.put(`policy/reject/${policy.policyId}`, { reason: 'Not ours' }).expect(200);
      if (held.standing === 'canceled')
        await this.agent
          .delete(`policy/deletePolicy/${policy.policyId}`, { effectiveFrom: '2026-11-01', reason: 'Not paid' })
          .expect(200);
      added.push({ held, policy });
    }
    return added;
  }

  private async decide(world: GoldenWorld): Promise<void> {
    if (world.decided === undefined) return;
    const [{ requester, trackingId }] = this.worlds.get(world)!.trackings as [Supplied['trackings'][number]];
    const { rules, decision } = world.decided;
    const { toDecide } = bodyOf<Verdict>(await requester.get(`tracking/${trackingId}/verdict`).expect(200));
    const findings = toDecide
      .filter(({ rule }) => rules.includes(rule))
      .map(({ rule, sentence }) => ({ rule, sentence }));
    await requester
      .post(`tracking/${trackingId}/exceptions`, { decision, duration: 'perpetual', findings })
      .expect(201);
  }

  /** What an agent adds is verified at once, so that the insured adds what is to be unverified. */
  private async add(
    insuredCompanyId: Uuid,
    { line, standing }: Pick<HeldPolicy, 'line' | 'standing'>,
    stated: StatedTerms,
  ): Promise<Uuid> {
    const caller =
      standing === 'unverified'
        ? await join(this.product, insuredCompanyId, `Ines ${stated.policyNumber}`)
        : this.agent;
    return bodyOf<{ policyId: Uuid }>(
      await caller.post('policy/addnewpolicy', { insuredCompanyId, line, terms: terms(stated) }).expect(201),
    ).policyId;
  }

  private async approve(policyId: Uuid): Promise<void> {
    await this.agent.put(`policy/approve/${policyId}`).expect(200);
  }

  private async share(
    insuredCompanyId: Uuid,
    requesterCompanyId: Uuid,
    projectId: Uuid,
    policyIds: readonly Uuid[],
  ): Promise<void> {
    await this.agent
      .post('sharedpolicy/share/company', { insuredCompanyId, requesterCompanyId, projectId, policyIds })
      .expect(201);
  }

  private async edit(
    { policies }: Supplied,
    { policyId, terms: stated }: Policy,
    change: Partial<StatedTerms>,
    again = false,
  ): Promise<void> {
    const next = { ...stated, ...change };
    await this.agent
      .put('policy/editpolicy', { policyId, terms: terms(next), effectiveFrom: TODAY, enteredWrongly: false })
      .expect(200);
    if (again) await this.approve(policyId);
    policies.set(policyId, { policyId, terms: next });
  }

  private async reinstate(policyId: Uuid): Promise<void> {
    await this.agent.put(`policy/reinstate/${policyId}`, { effectiveFrom: TODAY, reason: 'Paid' }).expect(200);
  }

  private async renew(supplied: Supplied, { policyId, terms: stated }: Policy): Promise<void> {
    await this.replace(
      supplied,
      policyId,
      { ...stated, policyNumber: `${stated.policyNumber}-R`, period: { effectiveOn: TODAY, expiresOn: '2027-11-21' } },
      'expiration',
    );
  }

  private async replace(
    supplied: Supplied,
    replaced: Uuid,
    stated: StatedTerms,
    upon: 'expiration' | 'replacement',
  ): Promise<void> {
    const { policyId } = bodyOf<{ policyId: Uuid }>(
      await this.agent.post(`policy/replace/${replaced}`, { terms: terms(stated), upon }).expect(201),
    );
    await this.offer(supplied, policyId, stated);
  }

  private async buy(
    supplied: Supplied,
    step: Extract<CureStep, { readonly kind: 'buyPolicy' | 'buyUmbrella' }>,
  ): Promise<void> {
    const stated = boughtTerms(
      storedTerms({ policyNumber: `${step.line} bought`, period: { effectiveOn: TODAY, expiresOn: '2027-11-21' } }),
      step,
    );
    if (step.replaces !== null) return this.replace(supplied, step.replaces.policyId, stated, 'replacement');
    await this.offer(supplied, await this.add(supplied.insuredId, { line: step.line }, stated), stated);
  }

  private async offer(
    { policies, insuredId, trackings }: Supplied,
    policyId: Uuid,
    stated: StatedTerms,
  ): Promise<void> {
    await this.approve(policyId);
    policies.set(policyId, { policyId, terms: stated });
    for (const { projectId, requester } of trackings)
      await this.share(insuredId, requester.companyId, projectId, [policyId]);
  }
}
