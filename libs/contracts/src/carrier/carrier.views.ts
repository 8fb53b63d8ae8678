import type { Rating } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Timeline } from '@covertrail/domain/kernel/timeline';
import { defineView } from '../define-view.js';

export type CarrierDocument = {
  readonly id: Uuid;
  /** Always `carrier`: an indexed field with the same value everywhere, for a search through all carriers. */
  readonly kind: 'carrier';
  readonly name: string;
  readonly nameFolded: string;
  readonly naic: string;
  readonly searched: string;
  /** The company that added it; null for a carrier that everybody may choose. */
  readonly addedBy: Uuid | null;
  readonly ratings: Timeline<Rating>;
};

/** Which insurers are there, and how are they rated? */
export const carriersView = defineView<CarrierDocument>()({
  name: 'carriers',
  indexes: [
    { fields: ['kind', 'nameFolded'] },
    { fields: ['addedBy', 'nameFolded'] },
    { fields: ['kind'], words: ['searched'] },
  ],
});
