import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** The one view that holds personal text in the clear; erasing a person empties their document here. */
export type PersonDocument = {
  readonly id: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** Case-folded words to search by. */
  readonly searched: string;
};

/** Who is this person? */
export const peopleView = defineView<PersonDocument>()({ name: 'people', indexes: [{ fields: ['searched'] }] });
