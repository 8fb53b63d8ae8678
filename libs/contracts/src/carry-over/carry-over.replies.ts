import type { CarryOverDocument } from './carry-over.views.js';

/** Of one kind of record. */
export type CarryOverRow = Pick<CarryOverDocument, 'id' | 'kind' | 'count' | 'carried' | 'stage'>;
