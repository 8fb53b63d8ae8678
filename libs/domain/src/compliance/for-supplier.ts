import type { Finding, Fix } from './finding.js';

/** What only the requester can do. */
export const isForRequester = ({ by }: Pick<Fix, 'by'>): boolean => by === 'requester';

/** The steps that someone on the supplier's side can take, without those of the requester. */
export const isForSupplier = ({ outcome, fix }: Finding): boolean =>
  outcome !== 'pass' && fix !== undefined && !isForRequester(fix);
