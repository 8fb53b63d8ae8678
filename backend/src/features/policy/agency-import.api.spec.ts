/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { AgencyImportRow } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { PolicyDetails, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { agencySheet, EXPORTED_ON, importedFromSystem, previewedSheet } from './testing/agency-sheet.js';

const KNOWN = 'Granite Peak,General liability,GL-88120,12345,07/01/2026,07/01/2027';
const NOT_CLEAR =
  'This number is new, and more than one policy or row can be the renewal that it stands for. Please renew the policy on its page.';
const NEW = 'Granite Peak,GL,GL-99,12345,2026-09-01,2027-09-01';

describe('policies from an agency system [H12]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    const requirements = { ...asksFor(1_000_000), proof: { least: 'agencySystem' } };
    await supplier.requester.put(`requestor/templates/${supplier.templateId}`, { requirements }).expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const imports = async (): Promise<readonly AgencyImportRow[]> => {
    await product.settled();
    return bodyOf<PageOf<AgencyImportRow>>(await supplier.agent.get('agent/system-import').expect(200)).rows;
  };
  const imported = async (...rows: readonly string[]): Promise<AgencyImportRow> => {
    const id = await importedFromSystem(supplier.agent, agencySheet(...rows));
    return (await imports()).find((agencyImportRow) => agencyImportRow.id === id)!;
  };
  const details = async (policyId: string) =>
    bodyOf<PolicyDetails>(await supplier.agent.get(`policy/${policyId}`).expect(200));
  const limitFinding = async () => {
    await product.settled();
    const { findings } = bodyOf<Verdict>(
      await supplier.requester.get(`tracking/${supplier.trackingId}/verdict`).expect(200),
    );
    return findings.find(({ rule }) => rule === 'generalLiability.limit.eachOccurrence');
  };
  const policies = async () => {
    await product.settled();
    return bodyOf<PageOf<PolicyRow>>(
      await supplier.insured.get(`policy/list/${supplier.insured.companyId}`).expect(200),
    ).rows;
  };

  it('are previewed without a change, with what is wrong in each row and the columns that are not read', async () => {
    const before = await product.infrastructure.events.head();
    const sheet = Buffer.from(
      [
        'Client,Policy type,Policy number,NAIC,Effective date,Expiration date,GL each occurrence,Auto combined single limit,Premium',
        'Granite Peak,General liability,GL-88120,12345,07/01/2026,07/01/2027,,,900',
        'Their Granite Peak,GL,GL-1,12345,07/01/2026,07/01/2027,1000000,,',
        'Granite Peak,GL,GL-2,99999,07/01/2026,07/01/2027,1000000,,',
        'Granite Peak,GL,GL-3,12345,07/01/2027,07/01/2026,1000000,,',
        'Granite Peak,GL,GL-4,12345,07/01/2026,07/01/2027,a million,,',
        'Granite Peak,GL,GL-5,12345,07/01/2026,07/01/2027,1000000,500000,',
        'Granite Peak,Cyber,GL-6,12345,07/01/2026,07/01/2027,,,',
        'granite peak,GL,gl-88120,12345,07/01/2026,07/01/2027,,,',
        'Granite Peak,GL,GL-88120 ,12345,06/30/2027,07/01/2028,,,',
        'Granite Peak,GL,GL-7,12345,07/01/2026,07/01/2027,,,',
      ].join('\n'),
    );
    const preview = await previewedSheet(supplier.agent, sheet);
    expect(preview).toMatchObject({
      rows: 10,
      count: 1,
      ignored: ['Premium'],
      sample: ['Granite Peak: General liability GL-88120, 07/01/2026 – 07/01/2027'],
    });
    expect(preview.errors).toEqual([
      { row: 3, column: null, message: 'Your agency has no client of this name.' },
      { row: 4, column: null, message: 'No insurer has this NAIC number. Please add the insurer first.' },
      { row: 5, column: 'Expiration date', message: 'Expiration date must be after the effective date.' },
      {
        row: 6,
        column: 'GL each occurrence',
        message: 'Please enter an amount in dollars, such as 1,000,000, or nothing.',
      },
      {
        row: 7,
        column: 'Auto combined single limit',
        message: 'A policy of the type general liability does not have this limit.',
      },
      {
        row: 8,
        column: 'Policy type',
        message: expect.stringMatching(/^Only general liability, .* can be imported\./) as string,
      },
      { row: 9, column: 'Policy number', message: 'This policy is in row 2 already.' },
      { row: 10, column: 'Policy number', message: 'This policy is in row 2 already.' },
      { row: 11, column: null, message: 'Please add atleast one limit' },
    ]);
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('confirm what is recorded already: then it proves what a requester demands of the agency system', async () => {
    expect(await limitFinding()).toMatchObject({ outcome: 'review', reason: 'PROOF.TOO_LOW' });
    expect(await imported(`${KNOWN},"1,000,000",2000000`)).toMatchObject({
      stage: 'completed',
      system: 'appliedEpic',
      asOf: EXPORTED_ON,
      fileName: 'book.csv',
      count: 1,
      done: 1,
      added: 0,
      changed: 0,
      confirmed: 1,
      refusedCount: 0,
    });
    expect((await details(supplier.policyId)).sources.limits).toEqual({
      kind: 'agencySystem',
      on: EXPORTED_ON,
      system: 'appliedEpic',
    });
    expect(await limitFinding()).toMatchObject({
      outcome: 'pass',
      sourceText: 'From Applied Epic as of 11/21/2026, today',
    });
  });

  it('change nothing when the same sheet is imported again', async () => {
    const { revision } = await details(supplier.policyId);
    expect(await imported(`${KNOWN},"1,000,000",2000000`)).toMatchObject({ confirmed: 0, unchanged: 1, done: 0 });
    expect((await details(supplier.policyId)).revision).toBe(revision);
  });

  it('change what differs, and the policy stays verified; its history says from which system and day', async () => {
    expect(await imported(`${KNOWN},2000000,4000000`)).toMatchObject({ changed: 1, confirmed: 0 });
    const {
      terms: { limits },
      verification,
    } = await details(supplier.policyId);
    expect(limits).toEqual({ eachOccurrence: 200_000_000, generalAggregate: 400_000_000 });
    expect(verification).toBe('verified');
    const history = await supplier.insured
      .get(`policy/${supplier.policyId}/history`)
      .set('if-position', await product.infrastructure.events.head())
      .expect(200);
    expect(JSON.stringify(history.body)).toContain('from Applied Epic as of 11/21/2026');
  });

  it('add what is new, once, and it awaits the approval of the agent', async () => {
    expect(await imported(`${NEW},1000000,2000000`)).toMatchObject({ added: 1 });
    expect(await imported(`${NEW},1000000,2000000`)).toMatchObject({ added: 0, unchanged: 1, confirmed: 0 });
    const added = (await policies()).filter(({ policyNumber }) => policyNumber === 'GL-99');
    expect(added).toMatchObject([
      { carrierName: 'Summit Mutual', effectiveOn: '2026-09-01', verification: 'unverified' },
    ]);
  });

  it('renew a policy where a row is for the period after its last one, as a person would, and once', async () => {
    const renewal = 'Granite Peak,GL,GL-88120,12345,07/01/2027,07/01/2028,3000000,4000000';
    const preview = await previewedSheet(supplier.agent, agencySheet(renewal));
    expect(preview).toMatchObject({
      count: 1,
      errors: [],
      effect: { added: 0, renewed: 1, changed: 0, confirmed: 0, unchanged: 0 },
    });
    expect(preview.sample).toEqual([
      'Granite Peak: General liability GL-88120, 07/01/2027 – 07/01/2028; renews GL-88120, 07/01/2026 – 07/01/2027',
    ]);
    expect(await imported(renewal)).toMatchObject({ added: 0, renewed: 1, changed: 0, done: 1, refusedCount: 0 });
    const { replacedBy } = await details(supplier.policyId);
    expect(replacedBy).toMatchObject({ upon: 'expiration', from: '2027-07-01' });
    const next = await details(replacedBy!.policyId);
    expect(next).toMatchObject({
      policyNumber: 'GL-88120',
      effectiveOn: '2027-07-01',
      verification: 'unverified',
      replaces: { policyId: supplier.policyId },
    });
    expect(next.terms).toMatchObject({
      trigger: 'occurrence',
      limits: { eachOccurrence: 300_000_000, generalAggregate: 400_000_000 },
    });
    expect(next.sources).toMatchObject({ limits: { kind: 'agencySystem', on: EXPORTED_ON }, trigger: null });
    const before = (await policies()).length;
    expect(await imported(renewal)).toMatchObject({ renewed: 0, confirmed: 0, unchanged: 1, done: 0 });
    expect((await policies()).length).toBe(before);
  });

  it('take two terms of a new policy in one sheet for a policy and its renewal, whatever their order', async () => {
    const terms = [
      'Granite Peak,GL,GL-50,12345,08/01/2027,08/01/2028,1000000,2000000',
      'Granite Peak,GL,GL-50,12345,08/01/2026,08/01/2027,1000000,2000000',
    ];
    const { effect, sample } = await previewedSheet(supplier.agent, agencySheet(...terms));
    expect(effect).toMatchObject({ added: 1, renewed: 1 });
    expect(sample[0]).toContain('renews GL-50, 08/01/2026 – 08/01/2027');
    expect(await imported(...terms)).toMatchObject({ added: 1, renewed: 1, refusedCount: 0 });
    expect(await imported(...terms)).toMatchObject({ unchanged: 2, done: 0 });
    expect((await imported('Granite Peak,GL,GL-50,12345,08/01/2025,08/01/2026,1000000,2000000')).refused).toEqual([
      {
        row: 2,
        message: 'The client has this policy for a later period. A period before the recorded one is not imported.',
      },
    ]);
  });

  it('renew under another number only what is clear', async () => {
    expect(await imported('Granite Peak,GL,GL-51,12345,08/01/2028,08/01/2029,1000000,2000000')).toMatchObject({
      added: 0,
      renewed: 1,
    });
    const [two, other] = await Promise.all(
      ['GL-60', 'GL-61'].map((number) =>
        previewedSheet(
          supplier.agent,
          agencySheet(
            `Granite Peak,GL,${number},12345,08/01/2029,08/01/2030,1000000,2000000`,
            'Granite Peak,GL,GL-62,12345,08/01/2029,08/01/2030,1000000,2000000',
          ),
        ),
      ),
    );
    for (const { errors } of [two!, other!])
      expect(errors.map(({ message }) => message)).toEqual([NOT_CLEAR, NOT_CLEAR]);
  });

  it('name the rows that a policy refused', async () => {
    const { refused, refusedCount, added } = await imported(
      `${KNOWN},3000000,`,
      'Nobody,GL,GL-8,12345,07/01/2026,07/01/2027,1000000,',
    );
    expect({ refusedCount, added }).toEqual({ refusedCount: 2, added: 0 });
    expect(refused).toEqual([
      {
        row: 2,
        message: 'This policy has a limit that the row leaves empty. Please fill in all limits of the policy, or none.',
      },
      { row: 3, message: 'Your agency has no client of this name.' },
    ]);
  });

  it('never overwrite what was recorded after the export, and are not of a day to come', async () => {
    const policy = {
      insuredCompanyId: supplier.insured.companyId,
      line: 'generalLiability',
      terms: terms({ policyNumber: 'GL-10' }),
    };
    await supplier.agent.post('policy/addnewpolicy', policy).expect(201);
    await product.settled();
    const { errors } = await previewedSheet(
      supplier.agent,
      agencySheet('Granite Peak,GL,GL-10,12345,07/01/2026,07/01/2027,5000000,5000000'),
      '2026-11-19',
    );
    expect(errors).toMatchObject([
      { row: 2, message: expect.stringContaining('after the day of this export') as string },
    ]);
    await supplier.agent
      .upload('agent/system-import/preview?system=appliedEpic&asOf=2026-11-25', 'sheet', agencySheet(KNOWN), 'book.csv')
      .expect(400);
    await supplier.agent
      .upload('agent/system-import/preview?system=paper&asOf=2026-11-20', 'sheet', agencySheet(KNOWN), 'book.csv')
      .expect(400);
  });

  it('are for agents alone, and begin with a sample that can be read', async () => {
    await supplier.insured.get('agent/system-import').expect(403);
    const sample = await supplier.agent
      .get('agent/system-import/sample')
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(sample.headers['content-disposition']).toContain('agency-system-sample.xlsx');
    const preview = bodyOf<{ rows: number; errors: readonly { message: string }[] }>(
      await supplier.agent
        .upload(
          `agent/system-import/preview?system=hawksoft&asOf=${EXPORTED_ON}`,
          'sheet',
          sample.body as Buffer,
          'sample.xlsx',
        )
        .expect(201),
    );
    expect(preview.rows).toBe(4);
    for (const { message } of preview.errors) expect(message).toBe('Your agency has no client of this name.');
  });
});
