import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { WhatIf, WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

const [line] = asksFor(1_000_000).lines;
const input = { requirements: { rating: null, lines: [{ ...line, wholeProject: true }] } };

describe('a term that includes the whole project, over HTTP [F04] [F05] [H01]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const finding = async () => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(await world.requester.get(`tracking/${world.trackingId}/verdict`).expect(200));
    return findings.find(({ rule }) => rule === 'generalLiability.wholeProject');
  };
  const state = (days: object) =>
    world.requester
      .put(`requestor/projects/${world.projectId}`, { name: 'Union Yard', templateId: world.templateId, ...days })
      .expect(200);
  const days = (firstDay: string, lastDay: string) => ({ days: { firstDay, lastDay } });
  const tried = async (requirements: object) => {
    const { whatIfId } = bodyOf<WhatIfStarted>(
      await world.requester.post(`requestor/templates/${world.templateId}/what-if`, requirements).expect(201),
    );
    for (;;) {
      const reply = bodyOf<WhatIf>(await world.requester.get(`what-ifs/${whatIfId}`).expect(200));
      if (reply.totals) return reply.totals.effects;
    }
  };

  it('is tried with the days of the project, also after a change that did not ask for them', async () => {
    await state(days('2026-08-01', '2030-12-31'));
    await product.settled();
    expect(await tried({ requirements: asksFor(1_000_000) })).toMatchObject({ fails: 0 });
    expect(await tried(input)).toMatchObject({ fails: 1 });
    await state({});
  });

  it('is unknown until the project states its days, and is assessed again when they change', async () => {
    await world.requester.put(`requestor/templates/${world.templateId}`, input).expect(200);
    expect(await finding()).toMatchObject({
      outcome: 'unknown',
      reason: 'WHOLE_PROJECT.DAYS_NOT_GIVEN',
      requiredText: 'From the first to the last day of the project',
    });
    await state(days('2026-08-01', '2030-12-31'));
    expect(await finding()).toMatchObject({
      outcome: 'fail',
      reason: 'WHOLE_PROJECT.NOT_INCLUDED',
      requiredText: '08/01/2026 to 12/31/2030',
    });
    const { body } = await world.insured.get(`tracking/${world.trackingId}/cure-plan`).expect(200);
    expect(JSON.stringify(body)).toContain('expires on 01/01/2031 or later');
    await state(days('2026-12-01', '2026-12-31'));
    expect(await finding()).toMatchObject({ outcome: 'pass', reason: 'WHOLE_PROJECT.INCLUDED' });
  });
});
