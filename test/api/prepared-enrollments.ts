import type { PaymentBegun } from '@covertrail/contracts/enrollment/enrollment.replies';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import type { Preparation } from './prepared.js';
import type { World } from './two-worlds.js';

/** The requester of the world, which offers a program. */
async function offered(product: TestProduct, { callers: { requester } }: World): Promise<string> {
  await requester.put('enrollment/program', { fee: 14_900 }).expect(200);
  await product.settled();
  return requester.companyId;
}

/** By the name of the route. */
export const PREPARED_ENROLLMENTS: Readonly<Record<string, Preparation>> = {
  'VendorProgramController.offer': async () => ({ body: { fee: 9_900 } }),
  'VendorProgramController.closeProgram': async (product, ours) => {
    await offered(product, ours);
    return { by: ours.callers.requester };
  },
  'EnrollmentController.eligibility': async (product, ours) => ({
    params: { requesterId: await offered(product, ours) },
  }),
  'EnrollmentController.begin': async (product, ours) => ({
    body: { requesterId: await offered(product, ours) },
    by: ours.callers.insured,
  }),
  'EnrollmentController.settle': async (product, ours) => {
    const requesterId = await offered(product, ours);
    const { insured } = ours.callers;
    const begun = await insured.post('enrollment/transaction', { requesterId }).expect(201);
    return { body: { requesterId, transactionId: bodyOf<PaymentBegun>(begun).transactionId }, by: insured };
  },
};
