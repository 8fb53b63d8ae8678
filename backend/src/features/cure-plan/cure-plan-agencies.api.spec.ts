import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CurePlanSent } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, join, loggedIn, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const SUBJECT = 'What “Granite Peak” lacks for its requesters';
const REQUIRED = [
  ['generalLiability', 'eachOccurrence', 2_000_000],
  ['automobile', 'combinedSingleLimit', 1_000_000],
  ['workersCompensation', 'eachAccident', 1_000_000],
] as const;

/** The agency of record manages the general liability policy, a second one the auto policy; both state too little, and a third line is missing. */
describe('the plan of an insured with two agencies [C15] [H10]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let second: Caller;
  let autoId: Uuid;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', {
      limits: { eachOccurrence: dollars(1_000_000), generalAggregate: dollars(2_000_000) },
    });
    second = await join(product, await registerCompany(product, 'Second Brokers', ['agency']), 'Sol');
    await appoint(product, second, world.insured.companyId, 'second.test');
    const auto = terms({ policyNumber: 'BA-40417', limits: { combinedSingleLimit: dollars(500_000) }, trigger: null });
    const policy = { insuredCompanyId: world.insured.companyId, line: 'automobile', terms: auto };
    autoId = bodyOf<{ policyId: Uuid }>(await second.post('policy/addnewpolicy', policy).expect(201)).policyId;
    await second.put(`policy/approve/${autoId}`).expect(200);
    const lines = REQUIRED.map(([line, limit, atLeast]) => ({
      line,
      limits: [{ limit, atLeast: dollars(atLeast), tower: false }],
      endorsements: [],
    }));
    const requirements = { lines, rating: null };
    await world.requester.put(`requestor/templates/${world.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const path = () => `insured/${world.insured.companyId}/cure-plan`;
  const planOf = async (caller: Caller) => bodyOf<CurePlanReply>(await caller.get(path()).expect(200));
  const mailTo = async ({ email }: Caller) =>
    (await product.mailing.mailbox!.mails()).filter(({ to, subject }) => to === email && subject === SUBJECT);

  it('says before it is sent which agency receives which steps', async () => {
    const { steps, sendsTo, recipients } = await planOf(world.insured);
    const agencyOf = new Map([
      [world.policyId, 'Hollis & Vance'],
      [autoId, 'Second Brokers'],
    ]);
    expect(new Set(steps.map(({ line }) => line))).toEqual(new Set(REQUIRED.map(([line]) => line)));
    const expected = steps.map(({ line }) => (line === 'automobile' ? 'Second Brokers' : 'Hollis & Vance'));
    expect([...sendsTo].sort()).toEqual([...agencyOf.values()]);
    expect(steps.map(({ agent }) => agent?.agencyName)).toEqual(expected);
    for (const by of ['mail', 'notification']) {
      const places = recipients
        .filter((recipient) => recipient.by === by)
        .flatMap(({ companyName, steps: numbers }) => numbers.map((number) => [number, companyName] as const));
      expect(places.sort(([step], [other]) => step - other)).toEqual(expected.map((name, place) => [place + 1, name]));
    }
  });

  it('is shown to an agency without the people of the other one', async () => {
    const { steps } = await planOf(second);
    expect(steps.map(({ line, agent }) => [line, agent?.agencyName ?? null])).toEqual(
      expect.arrayContaining([
        ['automobile', 'Second Brokers'],
        ['generalLiability', null],
      ]),
    );
    expect(JSON.stringify(steps)).not.toContain('Hollis');
  });

  it('reaches each agency with its own steps alone, once a day', async () => {
    await world.insured.post(path()).expect(201);
    await product.settled();
    await product.mailing.sender!.sendDue();
    const log = await product.infrastructure.events.readStream(`curePlan-${world.insured.companyId}`);
    const sent = log.map(({ data }) => data as CurePlanSent['data']);
    const linesOf = (agencyId: Uuid) =>
      new Set(sent.filter((part) => part.agencyId === agencyId).flatMap(({ steps }) => steps.map(({ line }) => line)));
    expect(sent).toHaveLength(2);
    expect(linesOf(world.agent.companyId)).toEqual(new Set(['generalLiability', 'workersCompensation']));
    expect(linesOf(second.companyId)).toEqual(new Set(['automobile']));
    const [[first], [other]] = [await mailTo(world.agent), await mailTo(second)];
    expect(first?.text).toContain('GL-88120');
    expect(first?.text).not.toContain('40417');
    expect(other?.text).toContain('BA-40417');
    expect(other?.text).not.toContain('88120');
    expect((await world.insured.post(path()).expect(409)).body).toMatchObject({ code: 'CURE_PLAN.SENT_TODAY' });
  });

  it('goes to the agency of record for a policy that no agency manages', async () => {
    await world.insured.put(`policy/manager/${autoId}`, {}).expect(200);
    await product.settled();
    const { sendsTo, steps } = await planOf(await loggedIn(product, world.insured));
    expect(sendsTo).toEqual(['Hollis & Vance']);
    expect(new Set(steps.map(({ agent }) => agent?.agencyName))).toEqual(new Set(['Hollis & Vance']));
  });
});
