import { systemClock } from '@covertrail/platform/clock/clock';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import type { Config } from '@covertrail/backend/composition/config';
import { openProduct, type Product } from '@covertrail/backend/composition/product';
import { DEMO_ACCOUNTS } from './demo-people.js';
import { demoPayments } from './payments/demo-payments.js';
import { demoSignOn } from './sign-on/demo-sign-on.js';

/**
 * Opens the product as it is configured, on the clock of the machine; with the people of the demo where it has the demo. Whoever reaches the providers
 * of the demo is one of its people and pays nothing, so they are for this machine alone. Throws what `openProduct` throws.
 */
export function openConfigured(config: Config, log: Logger, telemetry?: Telemetry): Promise<Product> {
  const accounts = config.demo ? DEMO_ACCOUNTS : [];
  if (!config.demo || config.listening.open) return openProduct(config, log, systemClock, { accounts }, telemetry);
  const signOn = demoSignOn();
  const withDemo = { ...config, signOn: [...config.signOn, signOn.provider] };
  return openProduct(withDemo, log, systemClock, { accounts, signOn, payments: demoPayments() }, telemetry);
}
