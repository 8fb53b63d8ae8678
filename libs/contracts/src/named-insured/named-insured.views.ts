import type { NamedInsureds } from '@covertrail/domain/named-insured/named-insured.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type NamedInsuredsDocument = {
  /** Of the client. */
  readonly id: Uuid;
  /** The same, by which the lists of a client whose agencies change are found. */
  readonly insuredId: Uuid;
  /** The agencies that represent it. */
  readonly agencyIds: readonly Uuid[];
  readonly primary: NamedInsureds['primary'];
  readonly further: NamedInsureds['further'];
  readonly revision: number;
};

/** Under which names is this client insured? */
export const namedInsuredsView = defineView<NamedInsuredsDocument>()({
  name: 'named-insureds',
  indexes: [{ fields: ['insuredId'] }],
});
