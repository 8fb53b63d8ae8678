import { InMemoryVault } from './testing/in-memory-vault.js';
import { vaultContract } from './vault.contract.js';

vaultContract('memory', async () => {
  const vault = new InMemoryVault(null);
  return { open: async () => vault, remove: async () => undefined };
});
