import { openStores } from '@covertrail/platform/stores/open-stores';
import { StartRefused } from '@covertrail/platform/errors/refusal';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Config } from '@covertrail/backend/composition/config';
import { DEMO_LOGINS } from './demo-people.js';

/** Other computers could reach a product to which everybody knows the passwords. */
class PublicDemo extends StartRefused {
  override readonly name = 'PublicDemo';
  constructor() {
    super(
      'These stores hold the demo, whose passwords everybody knows, and others may reach this program: ' +
        'set COVERTRAIL_DEMO=1 to show it to them all the same, or name other stores by COVERTRAIL_FOLDER',
    );
  }
}

/** Throws PublicDemo when a demo account could log in and the operator has not allowed it, and what `openStores` throws. */
export async function refusePublicDemo(config: Pick<Config, 'demo' | 'listening'> & StoresConfig): Promise<void> {
  if (config.demo || !config.listening.open) return;
  const { vault, close } = await openStores(config);
  try {
    for (const { userId } of DEMO_LOGINS) if (await vault.credentialOf(userId)) throw new PublicDemo();
  } finally {
    await close();
  }
}
