import { collectionsContract } from './testing/collections.contract.js';
import { commitsContract } from './testing/commits.contract.js';
import type { OpenReadStore } from './testing/opened-read-store.js';
import { pagesContract } from './testing/pages.contract.js';
import { queriesContract } from './testing/queries.contract.js';
import { outboxContract } from './testing/outbox.contract.js';
import { wordsContract } from './testing/words.contract.js';

/** What every read store must do. `open` gives a new, empty one each time. */
export function readStoreContract(name: string, open: OpenReadStore): void {
  describe(`${name} as a read store`, () => {
    describe('collections, leases, control', () => collectionsContract(open));
    describe('commits', () => commitsContract(open));
    describe('what is published and swept', () => outboxContract(open));
    describe('queries', () => queriesContract(open));
    describe('words', () => wordsContract(open));
    describe('pages', () => pagesContract(open));
  });
}
