import { createHash } from 'node:crypto';
import request, { type Test } from 'supertest';
import type { CertificateCheck } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import type { CertificateMade } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { dollars } from '@covertrail/domain/kernel/money';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { pngOf } from '#uploads/testing/pictures';
import { DEFAULT_LIMITS } from '../../../limits/limits.js';
import { newCheckCode } from '../check-code.rules.js';
import { readPrinted } from '../testing/printed-check.js';

const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(300, 80).toString('base64')}` };
const HOLDER = {
  name: 'Harbor Point LLC',
  address: { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
};
const ENDORSED = { code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' } as const;
const UNKNOWN = { code: 'CERTIFICATE.CODE_UNKNOWN', message: 'No certificate has this code.' };

describe('the check of a certificate, for anyone who has it [E05]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', { endorsements: [ENDORSED] });
    await world.agent.post(`agent/signature/${world.agent.userId}`, SIGNATURE).expect(201);
  });
  afterAll(() => product.close());

  const ask = (body: object): Test => request(product.server).post('/covertrail-api/certificate/check').send(body);
  const checked = async (code: string): Promise<CertificateCheck> => {
    await product.settled();
    return bodyOf<CertificateCheck>(await ask({ code }).expect(200));
  };
  const pdfOf = async (id: string): Promise<Buffer> =>
    (await world.agent.get(`certificate/file/${id}`).expect(200)).body as Buffer;
  const policyNamed = async (policyNumber: string, other: object = {}): Promise<string> => {
    const stated = terms({ policyNumber, endorsements: [ENDORSED], ...other });
    const body = { insuredCompanyId: world.insured.companyId, line: 'generalLiability', terms: stated };
    return bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', body).expect(201)).policyId;
  };
  const certificate = async (...policyIds: readonly string[]) => {
    const wanted = { insuredCompanyId: world.insured.companyId, form: '25', holder: HOLDER, policyIds };
    const { certificateId, number } = bodyOf<CertificateMade>(
      await world.agent.post('certificate/issue', wanted).expect(201),
    );
    const pdf = await pdfOf(certificateId);
    return { certificateId, number, pdf, code: (await readPrinted(pdf)).code };
  };
  const edit = (policyId: string, policyNumber: string, other: object) =>
    world.agent
      .put('policy/editpolicy', {
        ...{ policyId, effectiveFrom: '2026-11-21', enteredWrongly: false },
        terms: terms({ policyNumber, endorsements: [ENDORSED], ...other }),
      })
      .expect(200);

  it('says what it said on issue, which file was issued, and that all of it is true', async () => {
    const { number, pdf, code } = await certificate(world.policyId);
    const reply = await checked(code);
    expect(reply).toMatchObject({
      ...{ number, form: '25', today: '2026-11-21', checkedAt: product.clock.now(), others: [] },
      issue: { revision: 0, issuedOn: '2026-11-21', sha256: createHash('sha256').update(pdf).digest('hex') },
      holder: { name: 'Harbor Point LLC', addressLines: ['1 Harbor Street', 'Denver, CO 80202'] },
      insured: { name: 'Granite Peak' },
      producer: { name: 'Hollis & Vance' },
      signedBy: 'Priya Tester',
    });
    expect(reply.lines).toEqual([
      {
        ...{ kind: 'General liability', policyNumber: 'GL-88120', insurer: 'Summit Mutual', naic: '12345' },
        ...{ effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
        limits: [
          { label: 'Each occurrence', text: '$1,000,000' },
          { label: 'General aggregate', text: '$2,000,000' },
        ],
        further: [
          { label: 'Waiver of subrogation', text: 'CG 24 04 05 09' },
          { label: 'Trigger', text: 'occurrence' },
        ],
        ...{ isInForce: true, since: [], ahead: [] },
      },
    ]);
    expect(JSON.stringify(reply)).not.toContain(world.policyId);
  });

  it('takes the code with spaces, small letters and letters in the place of digits', async () => {
    const { number, code } = await certificate(world.policyId);
    const typed = ` ${code.toLowerCase().replaceAll('-', '  ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect(await checked(typed)).toMatchObject({ number });
  });

  it('is refused alike for every code that no certificate has', async () => {
    for (const code of [newCheckCode(), '', 'x', '0'.repeat(100), world.policyId])
      expect((await ask({ code }).expect(404)).body).toMatchObject(UNKNOWN);
    await ask({ code: '0'.repeat(101) }).expect(400);
    await ask({}).expect(400);
    await request(product.server).get(`/covertrail-api/certificate/check?code=${newCheckCode()}`).expect(404);
  });

  it('says what changed, and nothing of what is new', async () => {
    const policyId = await policyNamed('GL-CHANGES');
    const { code } = await certificate(policyId);
    await edit(policyId, 'GL-NEW-7', {
      limits: { eachOccurrence: dollars(345_000), generalAggregate: dollars(7_890_000) },
      endorsements: [{ code: 'primaryNoncontributory', grade: 'seen' }],
    });
    const reply = await checked(code);
    expect(reply.lines[0]).toMatchObject({ policyNumber: 'GL-CHANGES', isInForce: true, ahead: [] });
    expect(reply.lines[0]!.since).toEqual([
      'The policy has another number now.',
      'Each occurrence is lower now: printed is $1,000,000.',
      'General aggregate is higher now: printed is $2,000,000.',
      'Waiver of subrogation is not part of the policy any more.',
    ]);
    expect(JSON.stringify(reply)).not.toMatch(/GL-NEW|345,000|7,890,000|noncontributory|Primary/);
  });

  it('says what nobody has approved yet', async () => {
    const policyId = await policyNamed('GL-AWAITS');
    const { code } = await certificate(policyId);
    const limits = { eachOccurrence: dollars(500_000), generalAggregate: dollars(2_000_000) };
    await world.insured
      .put('policy/editpolicy', {
        ...{ policyId, effectiveFrom: '2026-11-21', enteredWrongly: false },
        terms: terms({ policyNumber: 'GL-AWAITS', endorsements: [ENDORSED], limits }),
      })
      .expect(200);
    expect((await checked(code)).lines[0]!.since).toEqual([
      'Something was changed that no agent has approved yet.',
      'Each occurrence is lower now: printed is $1,000,000.',
    ]);
  });

  it('says that a policy is canceled, or is to be, and leaves the other line as it is', async () => {
    const [first, second] = [await policyNamed('GL-CANCELED'), await policyNamed('GL-STAYS')];
    const { code } = await certificate(first, second);
    const cancel = (effectiveFrom: string) =>
      world.agent.delete(`policy/deletePolicy/${first}`, { effectiveFrom, reason: 'Not paid' }).expect(200);
    await cancel('2026-12-24');
    expect((await checked(code)).lines.map(({ since, ahead }) => ({ since, ahead }))).toEqual([
      { since: [], ahead: ['The policy is to be canceled from 12/24/2026 on.'] },
      { since: [], ahead: [] },
    ]);
    await cancel('2026-11-20');
    expect((await checked(code)).lines).toMatchObject([
      { isInForce: false, since: ['The policy was canceled from 11/20/2026 on.'] },
      { isInForce: true, since: [] },
    ]);
  });

  it('says that another policy took the place of one', async () => {
    const policyId = await policyNamed('GL-OLD');
    const { code } = await certificate(policyId);
    const period = { effectiveOn: '2026-11-15', expiresOn: '2027-11-15' };
    const next = { terms: terms({ policyNumber: 'GL-NEXT', period }), upon: 'replacement' };
    await world.agent.post(`policy/replace/${policyId}`, next).expect(201);
    const reply = await checked(code);
    expect(reply.lines[0]!.since).toEqual([
      'Another policy took its place on 11/15/2026. This certificate says nothing of that one.',
    ]);
    expect(JSON.stringify(reply)).not.toContain('GL-NEXT');
  });

  it('knows each issue by its own code, and says that a later one was issued', async () => {
    const { certificateId, code, pdf } = await certificate(world.policyId);
    await world.agent.put(`certificate/again/${certificateId}`).expect(200);
    const again = await pdfOf(certificateId);
    const [first, second] = [pdf, again].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    expect(await checked(code)).toMatchObject({
      issue: { revision: 0, sha256: first },
      others: [{ revision: 1, sha256: second }],
    });
    expect(await checked((await readPrinted(again)).code)).toMatchObject({
      issue: { revision: 1, sha256: second },
      others: [{ revision: 0, sha256: first }],
    });
  });

  it('leaves nothing of its code in the log', async () => {
    const { certificateId, code } = await certificate(world.policyId);
    const { state } = await product.infrastructure.deciders.load(issuedCertificateDecider, certificateId);
    expect(JSON.stringify(state)).not.toContain(code);
    await checked(code);
    expect(JSON.stringify([product.log.warnings, product.log.errors])).not.toContain(code);
  });

  it('names the parties as they were named on issue, and no agent whose name was erased', async () => {
    const { code } = await certificate(world.policyId);
    await product.settled();
    await product.infrastructure.vault.dropPersonKey(world.agent.userId);
    await product.rebuilt();
    expect(await checked(code)).toMatchObject({ signedBy: '', producer: { name: 'Hollis & Vance' } });
  });

  it('says on the day of its end that a policy expired', async () => {
    const policyId = await policyNamed('GL-ENDS', {
      period: { effectiveOn: '2025-11-23', expiresOn: '2026-11-23' },
    });
    const { code } = await certificate(policyId);
    product.clock.moveTo('2026-11-23T20:00:00.000Z');
    expect((await checked(code)).lines[0]).toMatchObject({
      isInForce: false,
      since: ['The policy expired on 11/23/2026.'],
    });
  });
});

describe('codes that are guessed [E05]', () => {
  it('are refused after a few tries, those of everybody together after more', async () => {
    const limits = { ...DEFAULT_LIMITS, lookUpsPerMinute: 1, refusedAfterMs: 0 };
    const product = await openTestProduct({ limits, proxies: 1 });
    const statuses = async (address: (at: number) => string, times: number): Promise<readonly number[]> => {
      const all: number[] = [];
      for (let at = 0; at < times; at += 1) {
        const call = request(product.server).post('/covertrail-api/certificate/check');
        all.push((await call.set('X-Forwarded-For', address(at)).send({ code: newCheckCode() })).status);
      }
      return all;
    };
    const counted = (all: readonly number[], status: number) => all.filter((each) => each === status).length;
    const alone = await statuses(() => '203.0.113.1', 12);
    expect([counted(alone, 404), counted(alone, 429)]).toEqual([10, 2]);
    const many = await statuses((at) => `198.51.100.${at}`, 95);
    expect([counted(many, 404), counted(many, 429)]).toEqual([90, 5]);
    await product.close();
  });
});
