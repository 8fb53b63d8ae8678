import { checkpointsContract } from './testing/checkpoints.contract.js';
import { collectionsContract } from './testing/collections.contract.js';
import { commitsContract } from './testing/commits.contract.js';
import { controlValuesContract } from './testing/control-values.contract.js';
import { leasesContract } from './testing/leases.contract.js';
import type { OpenReadStore } from './testing/opened-read-store.js';
import { outboxContract } from './testing/outbox.contract.js';
import { pagesContract } from './testing/pages.contract.js';
import { queriesContract } from './testing/queries.contract.js';
import { wordsContract } from './testing/words.contract.js';

/** What every read store must do, interface by interface, the queries apart. `open` gives a new, empty one each time. */
export function keptContract(name: string, open: OpenReadStore): void {
  describe(`${name} as a read store`, () => {
    describe('collections', () => collectionsContract(open));
    describe('commits', () => commitsContract(open));
    describe('checkpoints', () => checkpointsContract(open));
    describe('outbox', () => outboxContract(open));
    describe('leases', () => leasesContract(open));
    describe('control values', () => controlValuesContract(open));
  });
}

/** What every read store of the product must do. */
export function readStoreContract(name: string, open: OpenReadStore): void {
  keptContract(name, open);
  describe(`${name} that is asked for documents`, () => {
    describe('queries', () => queriesContract(open));
    describe('words', () => wordsContract(open));
    describe('pages', () => pagesContract(open));
  });
}
