import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { WhatIf, WhatIfRow, WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { attachedTo, PDF } from '#features/document/testing/document-files';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { AnswerTooLate } from '@covertrail/platform/worker/question-thread';
import { WhatIfThread } from '#what-if/what-if-thread';
import { bodyOf, type TestProduct } from '#testing/test-product';

const WAIVER = { code: 'waiverOfSubrogation', grade: 'claimed' } as const;
const asking = (eachOccurrence: number, endorsements: readonly object[] = []) => ({
  requirements: { rating: null, lines: [{ ...asksFor(eachOccurrence).lines[0], endorsements }] },
});

describe('a change that is tried before it is saved [H07]', () => {
  let product: TestProduct;
  let first: CoveredSupplier;
  let requester: Caller;
  let at: string;

  beforeAll(async () => {
    jest.setTimeout(120_000);
    [product, first] = await openWithSupplier();
    ({ requester } = first);
    at = `requestor/templates/${first.templateId}`;
    await supplier('Alder Electric', { limits: { eachOccurrence: dollars(2_000_000) } });
    await supplier('Birch Roofing', { limits: { eachOccurrence: dollars(2_000_000) }, endorsements: [WAIVER] });
    await supplier('Cedar Paving', null);
    await product.settled();
  }, 120_000);
  afterAll(() => product.close());

  /** Another supplier of the project, with a policy or without an answer. */
  async function supplier(name: string, other: Partial<PolicyTerms> | null): Promise<void> {
    const insured = await join(product, await registerCompany(product, name, ['insured']), 'Ira');
    await appoint(product, first.agent, insured.companyId);
    await product.settled();
    const input = { projectId: first.projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-05' };
    const { requestId } = bodyOf<{ requestId: Uuid }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    await product.settled();
    if (other === null) return;
    const policy = {
      insuredCompanyId: insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: `GL ${name}`, ...other }),
    };
    const { policyId } = bodyOf<{ policyId: Uuid }>(await first.agent.post('policy/addnewpolicy', policy).expect(201));
    await first.agent.put(`policy/approve/${policyId}`).expect(200);
    await first.agent
      .post('policy/response/verification/respondToPolicyRequest', { requestId, policyIds: [policyId] })
      .expect(201);
    await product.settled();
  }

  const started = async (by: Caller, path: string, body: object): Promise<Uuid> =>
    bodyOf<WhatIfStarted>(await by.post(path, body).expect(201)).whatIfId;
  async function answered(by: Caller, id: Uuid): Promise<WhatIf> {
    for (;;) {
      const reply = bodyOf<WhatIf>(await by.get(`what-ifs/${id}`).expect(200));
      if (reply.totals) return reply;
    }
  }
  const page = async (by: Caller, id: Uuid, query = ''): Promise<PageOf<WhatIfRow>> =>
    bodyOf(await by.get(`what-ifs/${id}/suppliers${query}`).expect(200));
  const outcomeOf = async (trackingId: Uuid) =>
    bodyOf<Verdict>(await requester.get(`tracking/${trackingId}/verdict`).expect(200));

  it('says who would change status, by how much, and what would cure it, and records no event', async () => {
    const head = await product.infrastructure.events.head();
    const id = await started(requester, `${at}/what-if`, asking(2_000_000, [WAIVER]));
    const { totals, subject, changes, total, done } = await answered(requester, id);
    expect(totals).toMatchObject({
      suppliers: 4,
      effects: { fails: 2, otherFindings: 1, none: 1, passes: 0 },
      cures: { limit: 1, endorsement: 1 },
    });
    expect({ subject, total, done }).toEqual({ subject: 'Trade contractors', total: 4, done: 4 });
    expect(changes).toContainEqual({
      label: 'General liability: each occurrence',
      before: '$1,000,000',
      after: '$2,000,000',
    });
    const { rows } = await page(requester, id);
    expect(rows.map(({ supplierName, effect, cure }) => [supplierName, effect, cure])).toEqual([
      ['Alder Electric', 'fails', 'endorsement'],
      ['Granite Peak', 'fails', 'limit'],
      ['Cedar Paving', 'otherFindings', 'policy'],
      ['Birch Roofing', 'none', null],
    ]);
    expect(rows[1]!.findings[0]).toMatchObject({
      title: 'Each occurrence',
      before: { outcome: 'pass' },
      after: { outcome: 'fail', fixText: 'Raise the each occurrence limit of GL-88120 by $1,000,000.' },
    });
    expect(await product.infrastructure.events.head()).toBe(head);
  });

  it('is assessed once where two people ask the same at the same moment', async () => {
    const ask = jest.spyOn(WhatIfThread.prototype, 'askWithin');
    const [whatIfId, other] = [
      await started(requester, `${at}/what-if`, asking(1_750_000)),
      await started(requester, `${at}/what-if`, asking(1_750_000)),
    ];
    const [first, second] = await Promise.all([answered(requester, whatIfId), answered(requester, other)]);
    expect(other).not.toBe(whatIfId);
    expect(second.totals).toEqual(first.totals);
    expect(ask).toHaveBeenCalledTimes(1);
    await answered(requester, await started(requester, `${at}/what-if`, asking(1_800_000)));
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRestore();
  });

  it('says when to ask again where its thread gives no answer', async () => {
    const ask = jest
      .spyOn(WhatIfThread.prototype, 'askWithin')
      .mockRejectedValue(new AnswerTooLate('There was no answer'));
    const id = await started(requester, `${at}/what-if`, asking(1_850_000));
    for (const path of [`what-ifs/${id}`, `what-ifs/${id}/suppliers`]) {
      const refused = await requester.get(path).expect(503);
      expect(refused.body).toMatchObject({
        code: 'HTTP.TAKES_TOO_LONG',
        message: expect.stringContaining('30 seconds'),
      });
      expect(refused.headers['retry-after']).toBe('60');
    }
    ask.mockRestore();
    expect(product.log.errors.splice(0)).toMatchObject([
      { facts: { code: 'HTTP.TAKES_TOO_LONG' } },
      { facts: { code: 'HTTP.TAKES_TOO_LONG' } },
    ]);
    expect((await answered(requester, id)).totals).toMatchObject({ suppliers: 4 });
  });

  it('finds its suppliers read already where the template was opened in the editor before', async () => {
    const ask = jest.spyOn(WhatIfThread.prototype, 'ask');
    const parts = () =>
      ask.mock.calls.map(([{ task, day, trackingIds }]) => ({ task, day, suppliers: trackingIds.length }));
    const prepare = (by: Caller, effectiveFrom?: string) =>
      by.post(`${at}/what-if/preparations`, { ...(effectiveFrom && { effectiveFrom }) });
    const head = await product.infrastructure.events.head();
    expect(bodyOf(await prepare(requester, '2020-01-01').expect(202))).toEqual({ day: '2026-11-21' });
    while (ask.mock.results.length === 0) await nextTurn();
    await Promise.all(ask.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(parts()).toEqual([{ task: 'prepare', day: '2026-11-21', suppliers: 4 }]);
    const { totals } = await answered(requester, await started(requester, `${at}/what-if`, asking(1_600_000)));
    expect(totals).toMatchObject({ suppliers: 4 });
    expect(bodyOf(await prepare(requester, '2027-02-01').expect(202))).toEqual({ day: '2027-02-01' });
    expect(await product.infrastructure.events.head()).toBe(head);
    const reader = await join(product, requester.companyId, 'Ren', 'readOnly');
    await prepare(reader).expect(403);
    await prepare(await join(product, requester.companyId, 'Rue', 'reviewer')).expect(202);
    await prepare(first.agent).expect(403);
    await prepare(requester, 'soon').expect(400);
    ask.mockRestore();
  });

  it('is filtered, searched and paged by its key', async () => {
    const id = await started(requester, `${at}/what-if`, asking(2_000_000, [WAIVER]));
    expect(
      (await page(requester, id, '?effect=fails&cure=limit')).rows.map(({ supplierName }) => supplierName),
    ).toEqual(['Granite Peak']);
    expect((await page(requester, id, '?keyword=pav')).rows.map(({ supplierName }) => supplierName)).toEqual([
      'Cedar Paving',
    ]);
    const firstPage = await page(requester, id, '?size=3');
    expect(firstPage).toMatchObject({ total: 4, next: '3' });
    expect(
      (await page(requester, id, `?size=3&after=${firstPage.next}`)).rows.map(({ supplierName }) => supplierName),
    ).toEqual(['Birch Roofing']);
    expect((await page(requester, id, '?size=3&page=2')).rows).toHaveLength(1);
    await requester.get(`what-ifs/${id}/suppliers?after=x`).expect(400);
    await requester.get(`what-ifs/${id}/suppliers?effect=all`).expect(400);
  });

  it('refuses what saving refuses, with the same words', async () => {
    for (const body of [
      asking(0),
      { requirements: { rating: null, lines: [] } },
      { ...asking(1), effectiveFrom: '2000-01-01' },
    ]) {
      const [tried, saved] = [await requester.post(`${at}/what-if`, body), await requester.put(at, body)];
      expect({ status: tried.status, body: tried.body as object }).toEqual({
        status: saved.status,
        body: saved.body as object,
      });
      expect(tried.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('is opened by people of the company that asked', async () => {
    const id = await started(requester, `${at}/what-if`, asking(2_000_000));
    const colleague = await join(product, requester.companyId, 'Rea', 'readOnly');
    expect((await answered(colleague, id)).totals?.suppliers).toBe(4);
    const other = await coverSupplier(product, 'Other ');
    for (const path of [`what-ifs/${id}`, `what-ifs/${id}/suppliers`]) {
      await other.requester.get(path).expect(404);
      await first.insured.get(path).expect(404);
      await first.agent.get(path).expect(404);
    }
    await colleague.post(`${at}/what-if`, asking(2_000_000)).expect(403);
    await other.requester.post(`${at}/what-if`, asking(2_000_000)).expect(404);
  });

  it('says to those who hold a policy what its cancellation would do', async () => {
    const head = await product.infrastructure.events.head();
    const id = await started(first.agent, `policy/${first.policyId}/what-if`, { effectiveFrom: '2026-12-01' });
    expect(await answered(first.agent, id)).toMatchObject({
      kind: 'policyCanceled',
      subject: 'General liability GL-88120',
      day: '2026-12-01',
      totals: { suppliers: 1, effects: { fails: 1 } },
    });
    expect((await page(first.agent, id)).rows).toMatchObject([
      { requesterName: 'Meridian Builders', projectName: 'Union Yard', after: 'fail', cure: 'policy' },
    ]);
    await first.insured.get(`what-ifs/${id}`).expect(404);
    await requester.get(`what-ifs/${id}`).expect(404);
    await first.agent.post(`policy/${first.policyId}/what-if`, { effectiveFrom: '2030-01-01' }).expect(422);
    expect(await product.infrastructure.events.head()).toBe(head);
  });

  it('equals what is found after it is saved, supplier by supplier, and a link still gives the answer of its moment', async () => {
    const id = await started(requester, `${at}/what-if`, asking(2_000_000, [WAIVER]));
    await answered(requester, id);
    const before = await page(requester, id);
    for (const { id: trackingId, before: outcome } of before.rows)
      expect((await outcomeOf(trackingId)).outcome).toBe(outcome);
    await requester.put(at, asking(2_000_000, [WAIVER])).expect(200);
    await product.settled();
    for (const { id: trackingId, after, findings } of before.rows) {
      const verdict = await outcomeOf(trackingId);
      expect(verdict.outcome).toBe(after);
      for (const { rule, after: finding } of findings) {
        expect(verdict.findings.find((finding) => finding.rule === rule)?.sentence).toBe(finding?.sentence);
      }
    }
    expect(await page(requester, id)).toEqual(before);
    const later = await started(requester, `${at}/what-if`, asking(2_000_000, [WAIVER]));
    expect((await answered(requester, later)).totals?.effects).toMatchObject({ fails: 0, none: 4 });
  });

  it('equals it also where documents are required that nobody was asked for before', async () => {
    await attachedTo(first.policyId, first.insured, {}, PDF, 'W-9.pdf');
    await product.settled();
    const documents = {
      requirements: {
        rating: null,
        lines: [
          { line: 'generalLiability', limits: [], endorsements: [], documents: [{ kind: 'additional', named: 'W-9' }] },
        ],
      },
    };
    const id = await started(requester, `${at}/what-if`, documents);
    await answered(requester, id);
    const { rows } = await page(requester, id);
    await requester.put(at, documents).expect(200);
    await product.settled();
    for (const { id: trackingId, after } of rows) expect((await outcomeOf(trackingId)).outcome).toBe(after);
    expect(rows.find(({ id: trackingId }) => trackingId === first.trackingId)).toMatchObject({
      before: 'fail',
      after: 'pass',
      effect: 'passes',
    });
  });

  it('ends by itself after 90 days', async () => {
    const id = await started(requester, `${at}/what-if`, asking(3_000_000));
    product.clock.moveTo('2027-02-19T14:59:59.000Z');
    product.clock.moveTo('2027-02-19T15:00:00.000Z');
    const again = await join(product, requester.companyId, 'Una');
    await again.get(`what-ifs/${id}`).expect(404);
  });
});
