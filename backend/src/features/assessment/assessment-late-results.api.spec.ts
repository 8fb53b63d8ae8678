/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import fc from 'fast-check';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { dollars } from '@covertrail/domain/kernel/money';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import { byNobody } from '#testing/people';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { type TestProduct } from '#testing/test-product';
import { ComplianceAssessor } from './assess-compliance/compliance-assessor.service.js';

describe('late results [H01]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  /** An assessor that reads at once and records later: the scheduler decides which of several runs records first. */
  function assessorUnder(scheduler: fc.Scheduler, read: () => void): ComplianceAssessor {
    const { deciders, events, clock } = product.infrastructure;
    const late = {
      readable: deciders.readable,
      handle: async (...sent: Parameters<typeof deciders.handle>) => {
        read();
        await scheduler.schedule(Promise.resolve());
        return deciders.handle(...sent);
      },
    };
    return new ComplianceAssessor(late as never, events, new AssessmentInputsLoader(deciders), clock);
  }

  it('never land over newer ones, however two edits and a template revision interleave with the runs they cause', async () => {
    const { agent, requester, policyId, templateId, trackingId } = supplier;
    let limit = 1_000_000;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
        async (scheduler, millions) => {
          const runs: Promise<unknown>[] = [];
          const assess = () =>
            new Promise<void>((read) => {
              const assessor = assessorUnder(scheduler, read);
              runs.push(assessor.assess(trackingId, { kind: 'engine' }, byNobody()));
            });
          for (const million of millions) {
            limit = million * 1_000_000;
            const edit = {
              policyId,
              terms: terms({ limits: { eachOccurrence: dollars(limit), generalAggregate: dollars(2 * limit) } }),
              effectiveFrom: '2026-11-21',
              enteredWrongly: false,
            };
            await agent.put('policy/editpolicy', edit).expect(200);
            await assess();
            await requester
              .put(`requestor/templates/${templateId}`, {
                requirements: asksFor(million % 2 === 0 ? 2_000_000 : 1_000_000),
              })
              .expect(200);
            await assess();
          }
          await scheduler.waitFor(Promise.all(runs));
          await product.settled();
          const { state } = await product.infrastructure.deciders.load(assessmentDecider, trackingId);
          const required = millions.at(-1)! % 2 === 0 ? 2_000_000 : 1_000_000;
          expect(state?.after).toBe(limit >= required ? 'pass' : 'fail');
        },
      ),
      { numRuns: 12 },
    );
  });
});
