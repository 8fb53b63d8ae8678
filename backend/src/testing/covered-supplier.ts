import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { appoint, atProduct, join, registerCompany, type Caller } from './people.js';
import { terms } from './terms.js';
import { bodyOf, filledOnce, type CopyWishes, type TestProduct } from './test-product.js';

/** A supplier that was asked, answered with one general liability policy, and is tracked. */
export interface CoveredSupplier {
  readonly requester: Caller;
  readonly insured: Caller;
  readonly agent: Caller;
  readonly templateId: Uuid;
  readonly projectId: Uuid;
  readonly policyId: Uuid;
  readonly trackingId: Uuid;
}

/** Requires general liability with a limit for each occurrence, in dollars. */
export const asksFor = (eachOccurrence: number) => ({
  lines: [
    {
      line: 'generalLiability',
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(eachOccurrence), tower: false }],
      endorsements: [],
    },
  ],
  rating: null,
});

/** Every name and number of this supplier's world contains `mark`, so that a spec can search for it elsewhere. `country`: of all companies in it. */
export async function coverSupplier(
  product: TestProduct,
  mark = '',
  other: Partial<PolicyTerms> = {},
  country = 'US',
): Promise<CoveredSupplier> {
  const requester = await join(
    product,
    await registerCompany(product, `${mark}Meridian Builders`, ['requester'], country),
    `${mark}Dana`,
  );
  const insured = await join(
    product,
    await registerCompany(product, `${mark}Granite Peak`, ['insured'], country),
    `${mark}Ines`,
  );
  const agent = await join(
    product,
    await registerCompany(product, `${mark}Hollis & Vance`, ['agency'], country),
    `${mark}Priya`,
  );
  await appoint(product, agent, insured.companyId);
  const template = { name: `${mark}Trade contractors`, requirements: asksFor(1_000_000) };
  const { templateId } = bodyOf<{ templateId: Uuid }>(
    await requester.post('requestor/templates', template).expect(201),
  );
  const { projectId } = bodyOf<{ projectId: Uuid }>(
    await requester.post('requestor/projects', { name: `${mark}Union Yard`, templateId }).expect(201),
  );
  await product.settled();
  const request = {
    projectId,
    insuredCompanyId: insured.companyId,
    message: `${mark}Please send proof.`,
    dueOn: '2026-12-05',
  };
  const { requestId } = bodyOf<{ requestId: Uuid }>(
    await requester.post('policy/request/template/createPolicyRequest', request).expect(201),
  );
  // The tracking is assessed before the answer comes: otherwise its history would begin with an unknown in some runs only.
  await product.settled();
  const policy = {
    insuredCompanyId: insured.companyId,
    line: 'generalLiability',
    terms: terms({ policyNumber: `${mark}GL-88120`, ...other }),
  };
  const { policyId } = bodyOf<{ policyId: Uuid }>(await agent.post('policy/addnewpolicy', policy).expect(201));
  await agent.put(`policy/approve/${policyId}`).expect(200);
  await agent
    .post('policy/response/verification/respondToPolicyRequest', { requestId, policyIds: [policyId] })
    .expect(201);
  await product.settled();
  const trackingId = trackingIdOf(requester.companyId, projectId, insured.companyId);
  return { requester, insured, agent, templateId, projectId, policyId, trackingId };
}

const withSupplier = filledOnce((product) => coverSupplier(product));

/** A new product in which a covered supplier is already, without a mark: commands make it once for the suites of a process. */
export async function openWithSupplier(wishes?: CopyWishes): Promise<[TestProduct, CoveredSupplier]> {
  const { product, filled: supplier } = await withSupplier(wishes);
  const { requester, insured, agent } = supplier;
  return [
    product,
    {
      ...supplier,
      requester: atProduct(product, requester),
      insured: atProduct(product, insured),
      agent: atProduct(product, agent),
    },
  ];
}
