import { NO_LIMITS } from '@covertrail/backend/limits/limits';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';

/** A product for suites that ask every call: no stream waits for work that nobody begins. */
export const openEveryCallProduct = (): Promise<TestProduct> =>
  openTestProduct({ limits: { ...NO_LIMITS, unusedStreamMs: 0 } });
