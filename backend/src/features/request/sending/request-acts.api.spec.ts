import request from 'supertest';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type {
  DifferencePreview,
  RequestDetails,
  RequestRow,
  RequestTimeline,
} from '@covertrail/contracts/request/request.replies';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { holdAddress, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const COPY = 'legal@meridian.example';

describe('what is done with a request that was sent [D01] [D10]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let requester: Caller;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    ({ requester } = supplier);
  });
  afterAll(() => product.close());

  const ask = async (to: object): Promise<string> => {
    const body = { projectId: supplier.projectId, dueOn: '2026-12-05', again: true, ...to };
    return bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', body).expect(201),
    ).requestId;
  };
  const mailsTo = async (email: string, about = '') => {
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mails = await product.mailing.mailbox!.mails();
    return mails.filter(({ to, subject }) => to === email && subject.includes(about));
  };
  const detailsOf = async (id: string, by: Caller) => {
    await product.settled();
    return bodyOf<RequestDetails>(await by.get(`policy/request/details/${id}`).expect(200));
  };
  const tokenIn = (text = ''): string => /\/invitation#([\w-]{43})\n/.exec(text)?.[1] ?? '';
  const open = (token: string) =>
    request(product.server).post('/covertrail-api/policy/request/invitation').send({ token });

  it('says to who answers how fast, with which documents and forms, and sends copies that say why', async () => {
    const id = await ask({
      insuredCompanyId: supplier.insured.companyId,
      delivery: 'priority',
      documents: [{ kind: 'additional', name: 'W-9' }],
      policyLines: ['generalLiability'],
      forms: [25, 28],
      loanNumber: 'L-20',
      lenderServiceAgent: 'First Lender',
      cc: [COPY.toUpperCase(), COPY],
    });
    const [mail] = await mailsTo(supplier.insured.email, 'Priority: ');
    for (const text of ['answer it first', 'W-9', 'ACORD 25, ACORD 28', 'L-20', 'First Lender', 'General liability'])
      expect(mail?.text).toContain(text);
    const copies = await mailsTo(COPY);
    expect(copies.map(({ subject }) => subject)).toEqual([
      'Priority: Copy: “Meridian Builders” asks “Granite Peak” for proof of insurance for “Union Yard”',
    ]);
    expect(copies[0]?.text).toContain('entered this address to get copies');
    expect(copies[0]?.text.match(/https:\S+/g)).toEqual([expect.stringContaining('/unsubscribe#')]);
    expect(await detailsOf(id, requester)).toMatchObject({
      cc: [COPY],
      asked: { delivery: 'priority', forms: [25, 28] },
    });
    expect(await detailsOf(id, supplier.insured)).toMatchObject({ cc: [], asked: { loanNumber: 'L-20' } });
    expect(JSON.stringify(await product.infrastructure.events.readStream(`request-${id}`))).not.toContain('legal@');
    const log = bodyOf<PageOf<ActivityRow>>(await supplier.insured.get('activity-log?feature=request').expect(200));
    expect(log.rows.map(({ type }) => type)).not.toContain('CopyRecipientAdded');
  });

  it('may be for evidence of insurance alone, as its mail and the page behind it say, without documents and certificate holder [A11]', async () => {
    const to = { email: 'evidence@supplier.example', isEvidenceOnly: true };
    const id = await ask({ ...to, forms: [25] });
    const [mail] = await mailsTo(to.email);
    expect(mail?.text).toContain('Evidence of insurance only: the certificate need not name a certificate holder');
    expect((await open(tokenIn(mail?.text)).expect(200)).body).toMatchObject({
      data: { isEvidenceOnly: true, beside: [{ label: 'Proof' }, { label: 'ACORD forms' }] },
    });
    expect(await detailsOf(id, requester)).toMatchObject({ asked: { isEvidenceOnly: true, forms: [25] } });

    const refused = async (change: object): Promise<unknown> => {
      const body = { projectId: supplier.projectId, dueOn: '2026-12-05', again: true, ...to, ...change };
      return (await requester.post('policy/request/template/createPolicyRequest', body).expect(422)).body;
    };
    expect(await refused({ policyLines: ['generalLiability'] })).toMatchObject({ code: 'REQUEST.EVIDENCE_ALONE' });
    const { lines, ...others } = asksFor(1_000_000);
    const holder = { name: 'Meridian Builders', address: null };
    const requirements = { ...others, lines: lines.map((line) => ({ ...line, certificateHolder: holder })) };
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', { name: 'With a holder', requirements }).expect(201),
    );
    expect(await refused({ templateId })).toMatchObject({ code: 'REQUEST.EVIDENCE_WITHOUT_HOLDER' });
    await ask({ ...to, isEvidenceOnly: false, templateId });
  });

  it('shows the most urgent first to who answers', async () => {
    await ask({ insuredCompanyId: supplier.insured.companyId, delivery: 'rush' });
    await ask({ insuredCompanyId: supplier.insured.companyId });
    await product.settled();
    const path = 'policy/respond/list?state=open&sort=urgency&direction=desc';
    const { rows } = bodyOf<PageOf<RequestRow>>(await supplier.insured.get(path).expect(200));
    expect(rows.map(({ asked }) => asked.delivery)).toEqual(['priority', 'rush', undefined]);
  });

  it('is sent again once a day, with its copies, and to nobody who was taken off the cc', async () => {
    const id = await ask({ email: 'resent@supplier.example', cc: [COPY, 'former@meridian.example'] });
    expect(await mailsTo('former@meridian.example')).toHaveLength(1);
    await requester.post('policy/request/cc', { requestId: id, cc: [COPY, 'new@meridian.example'] }).expect(200);
    expect(await mailsTo('new@meridian.example')).toHaveLength(1);
    await requester.post('policy/request/resend', { requestId: id }).expect(200);
    expect(await mailsTo('resent@supplier.example')).toHaveLength(2);
    expect(await mailsTo(COPY, 'sent again')).toHaveLength(1);
    expect(await mailsTo('former@meridian.example')).toHaveLength(1);
    const refused = await requester.post('policy/request/resend', { requestId: id }).expect(409);
    expect(refused.body).toMatchObject({ code: 'REQUEST.RESENT_TODAY' });
    await supplier.insured.post('policy/request/resend', { requestId: id }).expect(403);
  });

  it('sends copies to further people, beside those who get them already, who are no more than ten', async () => {
    const id = await ask({ email: 'beside@supplier.example', cc: [COPY] });
    const beside = (cc: readonly string[]) =>
      requester.post('policy/request/cc', { requestId: id, cc, keepsOthers: true });
    await beside(['further@meridian.example', COPY]).expect(200);
    expect([...(await detailsOf(id, requester)).cc].sort()).toEqual([COPY, 'further@meridian.example'].sort());
    expect(await mailsTo('further@meridian.example')).toHaveLength(1);
    const nine = Array.from({ length: 9 }, (_, at) => `n${at}@meridian.example`);
    expect((await beside(nine).expect(422)).body).toMatchObject({ code: 'REQUEST.TOO_MANY_COPIES' });
  });

  it('goes to the right address, and the link of the wrong one stops working', async () => {
    const id = await ask({ email: 'wrong@supplier.example' });
    const former = tokenIn((await mailsTo('wrong@supplier.example'))[0]?.text);
    await open(former).expect(200);
    await holdAddress(product, supplier.insured);
    const ofCompany = await requester.post('policy/request/email', { requestId: id, email: supplier.insured.email });
    expect(ofCompany.body).toMatchObject({
      code: 'REQUEST.EMAIL_OF_COMPANY',
      message: expect.stringContaining('Granite Peak') as unknown,
    });
    await requester.post('policy/request/email', { requestId: id, email: 'right@supplier.example' }).expect(200);
    await open(former).expect(404);
    const token = tokenIn((await mailsTo('right@supplier.example'))[0]?.text);
    await open(token).expect(200);
    await requester.post('policy/request/remind', { requestId: id }).expect(200);
    expect(await mailsTo('wrong@supplier.example')).toHaveLength(1);
    expect(await mailsTo('right@supplier.example', 'Reminder')).toHaveLength(1);
    expect(await detailsOf(id, requester)).toMatchObject({ insuredName: 'right@supplier.example' });
  });

  it('tells who answers what is still missing, once a day, as its preview said', async () => {
    const short = await coverSupplier(product, 'Short', {
      limits: { eachOccurrence: 50_000_000, generalAggregate: 100_000_000 },
    });
    const to = { projectId: short.projectId, insuredCompanyId: short.insured.companyId, again: true };
    const { requestId } = bodyOf<{ requestId: string }>(
      await short.requester
        .post('policy/request/template/createPolicyRequest', { ...to, dueOn: '2026-12-05' })
        .expect(201),
    );
    await product.settled();
    const path = `policy/request/difference/${requestId}`;
    const { missing } = bodyOf<DifferencePreview>(await short.requester.get(path).expect(200));
    expect(missing.join(' ')).toMatch(/Raise the each occurrence limit of ShortGL-88120 by \$500,000/);
    await short.requester.post('policy/request/sendDiff', { requestId }).expect(200);
    for (const { email } of [short.insured, short.agent])
      expect((await mailsTo(email, 'What is still missing'))[0]?.text).toMatch(/1\. Raise .*each occurrence/);
    expect((await short.requester.post('policy/request/sendDiff', { requestId }).expect(409)).body).toMatchObject({
      code: 'REQUEST.DIFFERENCE_SENT_TODAY',
    });
  });

  it('says what is done and what is missing since the last answer', async () => {
    const low = { eachOccurrence: 50_000_000, generalAggregate: 100_000_000 };
    const { requester, agent, insured, ...world } = await coverSupplier(product, 'Since', { limits: low });
    const to = { projectId: world.projectId, insuredCompanyId: insured.companyId, again: true, dueOn: '2026-12-05' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', to).expect(201),
    );
    await product.settled();
    const path = `policy/request/difference/${requestId}`;
    const preview = async () => bodyOf<DifferencePreview>(await requester.get(path).expect(200));
    expect(await preview()).toMatchObject({ done: [], added: [] });
    // A mail that is due after the answer is not wanted any more.
    expect(await mailsTo(insured.email)).toHaveLength(1);
    const answer = { requestId, policyIds: [world.policyId] };
    await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    await product.settled();
    await agent
      .put('policy/editpolicy', {
        policyId: world.policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: terms({ policyNumber: 'SinceGL-88120' }),
      })
      .expect(200);
    const { lines, rating } = asksFor(1_000_000);
    const limit = { limit: 'combinedSingleLimit', atLeast: 100_000_000, tower: false };
    const auto = { line: 'automobile', limits: [limit], endorsements: [] };
    const stricter = { requirements: { lines: [...lines, auto], rating } };
    await requester.put(`requestor/templates/${world.templateId}`, stricter).expect(200);
    await product.settled();
    const { done, added } = await preview();
    expect(done.join()).toMatch(/Raise the each occurrence limit of SinceGL-88120/);
    expect(added.join()).toMatch(/auto liability/i);
    await requester.post('policy/request/sendDiff', { requestId }).expect(200);
    const [mail] = await mailsTo(insured.email, 'What is still missing');
    expect(mail?.text).toMatch(/Since the last answer this is done:\s+1\. Raise .*each occurrence/);
    expect(mail?.text).toMatch(/Since the last answer this is missing, too:\s+1\. .*auto liability/i);
    const { entries } = bodyOf<RequestTimeline>(
      await requester.get(`policy/request/timeline/${requestId}`).expect(200),
    );
    const byStep = (step: string) => entries.find((entry) => entry.step === step)?.mails;
    expect(byStep('CoverageRequested')).toEqual({ sent: 2, waiting: 0, refused: 0 });
    expect(byStep('DifferenceSent')).toEqual({ sent: 2, waiting: 0, refused: 0 });
    expect(byStep('RequestResponded')).toBeNull();
  });

  it('shows its requester what happened to it, and whether the mail server took its mails', async () => {
    const id = await ask({ email: 'line@supplier.example', cc: [COPY] });
    await mailsTo('line@supplier.example');
    await requester.post('policy/request/cancel', { requestId: id, reason: 'A mistake.' }).expect(200);
    await product.settled();
    const path = `policy/request/timeline/${id}`;
    const { entries } = bodyOf<RequestTimeline>(await requester.get(path).expect(200));
    expect(entries).toMatchObject([
      { step: 'CoverageRequested', by: 'Meridian Builders', email: 'line@supplier.example', mail: 'sent' },
      { step: 'CopyRecipientAdded', email: COPY, mail: 'sent' },
      { step: 'RequestCanceled', email: null, mail: null },
    ]);
    await supplier.insured.get(path).expect(403);
  });
});
