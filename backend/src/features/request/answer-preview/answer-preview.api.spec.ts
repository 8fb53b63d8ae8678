import { newId } from '@covertrail/platform/ids/ids';
import { dollars } from '@covertrail/domain/kernel/money';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AnswerPreview, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';

const requirements = {
  lines: [
    {
      line: 'generalLiability',
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(2_000_000), tower: true }],
      endorsements: [],
    },
  ],
  rating: null,
};
const umbrella = terms({
  policyNumber: 'UM-1',
  limits: { umbrellaEachOccurrence: dollars(5_000_000), umbrellaAggregate: dollars(5_000_000) },
  schedule: ['generalLiability'],
});
const automobile = terms({ policyNumber: 'BA-1', limits: { combinedSingleLimit: dollars(1_000_000) }, trigger: null });
const idsOf = (choices: readonly RespondChoice[]): readonly Uuid[] => choices.map(({ policyId }) => policyId).sort();

describe('the verdict on an answer before it is sent [D04] [H01]', () => {
  let product: TestProduct;
  let agent: Caller;
  let requester: Caller;
  let templateId: Uuid;
  let requestId: Uuid;
  let insuredId: Uuid;
  let liabilityId: Uuid;
  let umbrellaId: Uuid;
  let foreignId: Uuid;

  const preview = async (body: object = {}): Promise<AnswerPreview> =>
    bodyOf<AnswerPreview>(await agent.post('policy/respond/preview', { requestId, ...body }).expect(200));
  async function addPolicy(insuredCompanyId: Uuid, line: string, given: object): Promise<Uuid> {
    const { policyId } = bodyOf<{ policyId: Uuid }>(
      await agent.post('policy/addnewpolicy', { insuredCompanyId, line, terms: given }).expect(201),
    );
    await agent.put(`policy/approve/${policyId}`).expect(200);
    return policyId;
  }

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    const insured = (insuredId = await registerCompany(product, 'Granite Peak', ['insured']));
    const other = await registerCompany(product, 'Cedar Roofing', ['insured']);
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    for (const client of [insured, other]) await appoint(product, agent, client);
    ({ templateId } = bodyOf<{ templateId: Uuid }>(
      await requester.post('requestor/templates', { name: 'Trade', requirements }).expect(201),
    ));
    const { projectId } = bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name: 'Union Yard', templateId }).expect(201),
    );
    const input = { projectId, insuredCompanyId: insured, dueOn: '2026-12-05' };
    requestId = bodyOf<{ requestId: Uuid }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    ).requestId;
    liabilityId = await addPolicy(insured, 'generalLiability', terms());
    umbrellaId = await addPolicy(insured, 'umbrella', umbrella);
    await addPolicy(insured, 'automobile', automobile);
    foreignId = await addPolicy(other, 'generalLiability', terms({ policyNumber: 'GL-2' }));
    await product.settled();
  });
  afterAll(() => product.close());

  it('begins with every policy that helps, the umbrella that the template counts included', async () => {
    const { chosen, outcome } = await preview();
    expect(idsOf(chosen)).toEqual([liabilityId, umbrellaId].sort());
    expect(outcome).toBe('pass');
  });

  it('says by requirement what is not met, and which policy would meet it', async () => {
    const { outcome, findings } = await preview({ policyIds: [liabilityId] });
    expect(outcome).toBe('fail');
    const [worst, ...others] = findings;
    expect(worst).toMatchObject({
      rule: 'generalLiability.limit.eachOccurrence',
      outcome: 'fail',
      policyId: liabilityId,
    });
    expect(idsOf(worst!.additions)).toEqual([umbrellaId]);
    expect(others.every((finding) => finding.outcome === 'pass' && finding.additions.length === 0)).toBe(true);
  });

  it('[D04] says of what the requester decides that it does, and no step for who answers', async () => {
    const rated = { name: 'Rated', requirements: { ...requirements, rating: { strength: 'A-', size: 'VII' } } };
    const made = bodyOf<{ templateId: Uuid }>(await requester.post('requestor/templates', rated).expect(201));
    const { projectId } = bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name: 'North Pier', templateId: made.templateId }).expect(201),
    );
    const input = { projectId, insuredCompanyId: insuredId, dueOn: '2026-12-05' };
    const other = bodyOf<{ requestId: Uuid }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    await product.settled();
    const { findings } = await preview({ requestId: other.requestId });
    const rating = findings.find(({ rule }) => rule === 'generalLiability.rating');
    expect(rating).toMatchObject({ outcome: 'review', awaitsRequester: true });
    expect(rating).not.toHaveProperty('fixText');
  });

  it('uses no policy of another insured, and records nothing', async () => {
    const policyIds = [foreignId, newId()];
    const reply = await agent.post('policy/respond/preview', { requestId, policyIds }).expect(200);
    const { chosen, gone } = bodyOf<AnswerPreview>(reply);
    expect(chosen).toEqual([]);
    expect(gone).toEqual(policyIds.map((policyId) => ({ policyId, policy: null })));
    const { rows } = bodyOf<{ rows: { state: string }[] }>(
      await agent.get(`policy/respond/list?requestId=${requestId}`).expect(200),
    );
    expect(rows.map(({ state }) => state)).toEqual(['open']);
  });

  it('offers the policies by page and by search', async () => {
    const choices = async (query: string) =>
      bodyOf<{ rows: RespondChoice[]; total: number }>(
        await agent.get(`policy/respond/choices/${requestId}?${query}`).expect(200),
      );
    expect(await choices('size=2')).toMatchObject({ total: 3, rows: [{}, {}] });
    expect((await choices('keyword=ba')).rows.map(({ policyNumber }) => policyNumber)).toEqual(['BA-1']);
    expect(await choices('which=over')).toMatchObject({ total: 0 });
  });

  it('takes no policy of another country, and names the currency of each [C03]', async () => {
    const canadian = await addPolicy(
      insuredId,
      'generalLiability',
      terms({ policyNumber: 'GL-CA', region: 'canada', limits: { eachOccurrence: dollars(9_000_000) } }),
    );
    await product.settled();
    const { rows } = bodyOf<{ rows: RespondChoice[] }>(
      await agent.get(`policy/respond/choices/${requestId}?keyword=gl-ca`).expect(200),
    );
    expect(rows).toMatchObject([{ policyId: canadian, unavailable: 'crossCountry' }]);
    expect(idsOf((await preview()).chosen)).not.toContain(canadian);
    const answer = { requestId, policyIds: [liabilityId, canadian] };
    const refused = await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(409);
    expect(refused.body).toMatchObject({
      code: 'REQUEST.POLICY_CROSS_COUNTRY',
      message: 'A policy of another country cannot be used for this request.',
    });
    const { text } = await agent.get('activity-log').expect(200);
    expect(text).toContain('CA$9,000,000');
    expect(text).not.toContain('"$9,000,000"');
  });

  it('counts what the requester itself says of a form, whose entries nobody else reads [H14]', async () => {
    const [form, endorsement] = ['XY 12 34', { code: 'additionalInsuredOngoing', grade: 'seen' } as const];
    const asking = {
      ...requirements,
      lines: requirements.lines.map((line) => ({ ...line, endorsements: [endorsement] })),
    };
    await requester.put(`requestor/templates/${templateId}`, { requirements: asking }).expect(200);
    const named = terms({ endorsements: [{ ...endorsement, form: `${form} 04 13` }] });
    await agent
      .put('policy/editpolicy', {
        policyId: liabilityId,
        terms: named,
        effectiveFrom: '2026-11-21',
        enteredWrongly: false,
      })
      .expect(200);
    const found = async () =>
      (await preview({ policyIds: [liabilityId, umbrellaId] })).findings.find(({ rule }) =>
        rule.endsWith('additionalInsuredOngoing'),
      );
    expect(await found()).toMatchObject({ outcome: 'review' });
    await requester
      .post('requestor/forms/entries', { number: form, line: 'generalLiability', gives: ['AI-ongoing', 'blanket'] })
      .expect(201);
    expect(await found()).toMatchObject({
      outcome: 'pass',
      sentence: expect.stringContaining('by the requester’s own index of forms') as string,
    });
    await agent.get('requestor/forms').expect(403);
  });
});
