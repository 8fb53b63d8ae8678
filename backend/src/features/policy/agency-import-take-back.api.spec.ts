/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { AgencyImportRow, TakeBackEffect } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PolicyDetails, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { agencySheet, importedFromSystem } from './testing/agency-sheet.js';

const KNOWN = 'Granite Peak,General liability,GL-88120,12345,07/01/2026,07/01/2027';
const NEW = 'Granite Peak,GL,GL-99,12345,2026-09-01,2027-09-01,1000000,2000000';
const MILLION = 100_000_000;

describe('taking an import from an agency system back [H12]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const importedRows = async (...rows: readonly string[]): Promise<string> => {
    const id = await importedFromSystem(supplier.agent, agencySheet(...rows));
    await product.settled();
    return id;
  };
  const effectOf = async (id: string) =>
    bodyOf<TakeBackEffect>(await supplier.agent.get(`agent/system-import/take-back/${id}`).expect(200));
  const takenBack = async (id: string): Promise<AgencyImportRow> => {
    await supplier.agent.put(`agent/system-import/take-back/${id}`).expect(200);
    await product.settled();
    return bodyOf<PageOf<AgencyImportRow>>(await supplier.agent.get('agent/system-import').expect(200)).rows.find(
      (row) => row.id === id,
    )!;
  };
  const details = async (policyId: string) =>
    bodyOf<PolicyDetails>(await supplier.agent.get(`policy/${policyId}`).expect(200));
  const numbers = async () =>
    bodyOf<PageOf<PolicyRow>>(
      await supplier.insured.get(`policy/list/${supplier.insured.companyId}`).expect(200),
    ).rows.map(({ policyNumber }) => policyNumber);

  it('says first what will happen, puts values back with their sources, and archives what the import added', async () => {
    const before = await details(supplier.policyId);
    const id = await importedRows(`${KNOWN},2000000,4000000`, NEW);
    expect((await details(supplier.policyId)).terms.limits.eachOccurrence).toBe(2 * MILLION);
    const head = await product.infrastructure.events.head();
    expect(await effectOf(id)).toEqual({ archived: 1, restored: 1, unconfirmed: 0, keptCount: 0, kept: [] });
    expect(await product.infrastructure.events.head()).toBe(head);
    expect(await takenBack(id)).toMatchObject({
      stage: 'takenBack',
      added: 1,
      changed: 1,
      takenBack: { archived: 1, restored: 1, unconfirmed: 0, keptCount: 0, kept: [] },
    });
    const after = await details(supplier.policyId);
    expect(after.terms).toEqual(before.terms);
    expect(after.sources).toEqual(before.sources);
    expect(after.verification).toBe('verified');
    expect(await numbers()).toEqual(['GL-88120']);
    const history = await supplier.insured
      .get(`policy/${supplier.policyId}/history`)
      .set('if-position', await product.infrastructure.events.head())
      .expect(200);
    expect(JSON.stringify(history.body)).toContain('was taken back');
  });

  it('records nothing more when it is asked for again, and leaves nothing to take back', async () => {
    const id = await importedRows(`${KNOWN},1000000,2000000`);
    expect(await takenBack(id)).toMatchObject({ takenBack: { unconfirmed: 1 } });
    const head = await product.infrastructure.events.head();
    await takenBack(id);
    expect(await product.infrastructure.events.head()).toBe(head);
    expect(await effectOf(id)).toMatchObject({ archived: 0, restored: 0, unconfirmed: 0, keptCount: 0 });
  });

  it('brings back what it had archived when the sheet is imported again', async () => {
    const id = await importedRows(NEW);
    expect(await numbers()).toContain('GL-99');
    expect(await takenBack(id)).toMatchObject({ added: 1, takenBack: { archived: 1 } });
    expect(await numbers()).toEqual(['GL-88120']);
  });

  it('names the policies of which it keeps something, with the reason', async () => {
    const id = await importedRows(NEW, `${KNOWN},2000000,4000000`);
    const again = await importedRows(`${KNOWN},3000000,4000000`);
    const policyId = bodyOf<PageOf<PolicyRow>>(
      await supplier.insured.get(`policy/list/${supplier.insured.companyId}`).expect(200),
    ).rows.find(({ policyNumber }) => policyNumber === 'GL-99')!.id;
    await supplier.agent.put(`policy/approve/${policyId}`).expect(200);
    const { insured, requester, projectId } = supplier;
    await insured
      .post('sharedpolicy/share/company', {
        insuredCompanyId: insured.companyId,
        requesterCompanyId: requester.companyId,
        projectId,
        policyIds: [policyId],
      })
      .expect(201);
    await product.settled();
    const { kept, keptCount } = await effectOf(id);
    expect({ keptCount, reasons: kept.map(({ policy, message }) => `${policy}: ${message}`).sort() }).toEqual({
      keptCount: 2,
      reasons: [
        'Granite Peak: General liability GL-88120: This policy was changed or confirmed since the import.',
        'Granite Peak: General liability GL-99: This policy is shared with a requester.',
      ],
    });
    expect(await takenBack(again)).toMatchObject({ takenBack: { restored: 1 } });
    expect((await details(supplier.policyId)).terms.limits.eachOccurrence).toBe(2 * MILLION);
  });

  it('is for agents of the agency that imported', async () => {
    const id = await importedRows(`${KNOWN},1500000,4000000`);
    await supplier.insured.put(`agent/system-import/take-back/${id}`).expect(403);
    await supplier.agent.put('agent/system-import/take-back/72000000-0000-4000-8000-00000000000f').expect(404);
  });
});
