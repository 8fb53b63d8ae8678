import type { PaymentBegun, ProgramCompanyRow, ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import type { PaymentOutcome } from '@covertrail/domain/enrollment/enrollment.contract';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { mailsTo } from '#testing/mailed-tokens';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { ScriptedPayments } from './testing/scripted-payments.js';

const FEE = 14_900;

describe('[F08] the place of an insured in the program of a requester', () => {
  let product: TestProduct;
  let payments: ScriptedPayments;
  let supplier: CoveredSupplier;
  let requesterId: string;
  beforeAll(async () => {
    payments = new ScriptedPayments();
    [product, supplier] = await openWithSupplier({ payments });
    requesterId = supplier.requester.companyId;
  });
  afterAll(() => product.close());

  const programs = async () => {
    await product.settled();
    return bodyOf<{ rows: ProgramRow[] }>(await supplier.insured.get('enrollment/programs').expect(200)).rows;
  };
  const companies = async () => {
    await product.settled();
    return bodyOf<{ rows: ProgramCompanyRow[] }>(await supplier.requester.get('enrollment/companies').expect(200)).rows;
  };
  const begin = async () =>
    bodyOf<PaymentBegun>(await supplier.insured.post('enrollment/transaction', { requesterId }).expect(201));
  const settle = async (outcome: PaymentOutcome | 'open', transactionId: string) => {
    payments.outcome = outcome;
    const path = 'enrollment/transaction/settle';
    const reply = await supplier.insured.post(path, { requesterId, transactionId }).expect(200);
    expect(bodyOf(reply)).toEqual({ outcome });
  };

  it('is not there while the requester offers no program', async () => {
    expect(await programs()).toEqual([]);
    const refused = await supplier.insured.post('enrollment/transaction', { requesterId }).expect(409);
    expect(refused.body).toMatchObject({ code: 'ENROLLMENT.NOT_OFFERED' });
  });

  it('is offered by the requester for a fee', async () => {
    await supplier.requester.put('enrollment/program', { fee: 0 }).expect(400);
    await supplier.requester.put('enrollment/program', { fee: FEE }).expect(200);
    const [program] = await programs();
    expect(program).toMatchObject({ id: requesterId, fee: FEE, status: 'upgrade', eligibility: 'eligible' });
    const path = `enrollment/checkEligibility/${requesterId}`;
    expect(bodyOf(await supplier.insured.get(path).expect(200))).toEqual(program);
  });

  it('is awaited while its payment is open, and not there once that was declined or abandoned', async () => {
    for (const outcome of ['declined', 'abandoned'] as const) {
      const { transactionId, address } = await begin();
      expect(address).toBe(`https://payments.example/${transactionId}`);
      await settle('open', transactionId);
      expect((await programs())[0]?.status).toBe('awaitingEnrollmentFees');
      expect(await companies()).toMatchObject([
        { companyName: 'Granite Peak', status: 'awaitingEnrollmentFees', until: null },
      ]);
      await settle(outcome, transactionId);
      expect((await programs())[0]?.status).toBe('upgrade');
    }
  });

  it('is paid for 12 months, once, and the person who paid has a mail', async () => {
    const { transactionId } = await begin();
    const { amount, description, returnUrl } = payments.begun.at(-1)!;
    expect({ amount, description }).toEqual({
      amount: FEE,
      description: 'Vendor Management Program of Meridian Builders, 12 Months',
    });
    expect(returnUrl).toContain(`/app/payment-gateway?requester=${requesterId}&transaction=${transactionId}`);
    await settle('paid', transactionId);
    await settle('paid', transactionId);
    const enrolled = { status: 'active', until: '2027-11-21' };
    expect(await programs()).toMatchObject([{ ...enrolled, eligibility: 'enrolled' }]);
    expect(await companies()).toMatchObject([enrolled]);
    const mails = await mailsTo(product, supplier.insured.email);
    expect(mails.filter(({ subject }) => subject === 'You are enrolled in a Vendor Management Program')).toHaveLength(
      1,
    );
    await supplier.insured.post('enrollment/transaction', { requesterId }).expect(409);
  });

  it('stays until its term ends when the requester closes the program', async () => {
    await supplier.requester.delete('enrollment/program').expect(200);
    await supplier.requester.delete('enrollment/program').expect(409);
    expect(await programs()).toMatchObject([{ fee: null, status: 'active', eligibility: 'enrolled' }]);
    expect(await companies()).toMatchObject([{ status: 'active' }]);
  });

  it('is nothing of another company', async () => {
    const other = await coverSupplier(product, 'Other ');
    await other.insured.get(`enrollment/checkEligibility/${requesterId}`).expect(404);
    await supplier.requester.put('enrollment/program', { fee: FEE }).expect(200);
    await other.insured.post('enrollment/transaction', { requesterId }).expect(404);
    const transactionId = payments.begun.at(-1)!.transactionId;
    await other.insured.post('enrollment/transaction/settle', { requesterId, transactionId }).expect(404);
    await supplier.requester.get('enrollment/programs').expect(403);
    await supplier.agent.get('enrollment/companies').expect(403);
  });
});

it('[F08] a product without a provider takes no payments', async () => {
  const [product, { insured, requester }] = await openWithSupplier();
  await requester.put('enrollment/program', { fee: FEE }).expect(200);
  const { body } = await insured.post('enrollment/transaction', { requesterId: requester.companyId }).expect(409);
  expect(body).toMatchObject({ code: 'ENROLLMENT.NO_PROVIDER' });
  await product.close();
});
