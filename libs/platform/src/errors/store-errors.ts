import { Refusal } from './refusal.js';

/** Another process moved the checkpoint, or holds a newer epoch: the receiver must stop folding. */
export class CheckpointConflict extends Error {
  override readonly name = 'CheckpointConflict';
}

/** The store was written by newer code, and may hold what this code does not understand. */
export class ReadStoreTooNew extends Refusal {
  override readonly name = 'ReadStoreTooNew';
  constructor(found: number, supported: number) {
    super(
      `The read store has format ${found}, this program knows up to ${supported}: start a newer program, or an empty read store`,
    );
  }
}

export class UnsupportedQuery extends Error {
  override readonly name = 'UnsupportedQuery';
}
