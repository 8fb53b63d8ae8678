import { ScriptedPayments } from '@covertrail/backend/features/enrollment/testing/scripted-payments';
import { openScriptedProvider } from '@covertrail/backend/features/session/single-sign-on/testing/scripted-provider';
import { NO_LIMITS } from '@covertrail/backend/limits/limits';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';

/** A product for suites that ask every call: no stream waits for work that nobody begins, the people of the tests have a provider of single sign-on, there is a support, and payments are declined. */
export async function openEveryCallProduct(): Promise<TestProduct> {
  const provider = await openScriptedProvider();
  const signOn = [provider.configured({ domains: ['example.com'] })];
  const supportEmail = 'support@covertrail.example';
  const payments = new ScriptedPayments();
  payments.outcome = 'declined';
  const product = await openTestProduct({
    limits: { ...NO_LIMITS, unusedStreamMs: 0 },
    signOn,
    supportEmail,
    payments,
  });
  const close = async () => {
    await product.close();
    await provider.close();
  };
  return { ...product, close };
}
