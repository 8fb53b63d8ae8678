import { newId } from '../../ids/ids.js';
import type { Commits, Write } from '../commits.port.js';
import { updatesText } from '../outbox-rows.js';
import { preparedWrite } from '../prepared-write.js';
import type { PreparedWrite } from '../prepared-write.js';
import { commitWrites } from './commit-writes.js';
import type { StoreCollections } from './store-collections.js';
import { storable } from './store-keys.js';

/** An open store has an id and numbers its commits. */
export function commitsOn(collections: StoreCollections): Commits {
  const store = newId();
  let number = 0;
  return {
    commit: async (writes, move, updates = []) => {
      number += 1;
      const claim = { store, commit: number, epoch: move.epoch };
      const committer = { store: collections, claim, elapsedMs: () => performance.now() };
      await commitWrites(committer, writes.map(storableWrite), move, updatesText(updates));
    },
  };
}

/** Ids that the server could not distinguish are refused. */
function storableWrite(write: Write): PreparedWrite {
  const prepared = preparedWrite(write);
  if (storable(prepared.id) !== prepared.id)
    throw new Error(`${prepared.collection}: an id with half a character in it`);
  return prepared;
}
