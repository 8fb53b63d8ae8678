import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ColleagueDocument } from './membership.views.js';

/** Someone of the reader's company [I01]. `name` is empty for who was invited and has no account yet. */
export interface Colleague extends Pick<
  ColleagueDocument,
  'id' | 'personId' | 'status' | 'access' | 'permissions' | 'primaryContact' | 'since'
> {
  readonly name: string;
  readonly email: string;
  /** The file of the photo; null where there is none. */
  readonly photoId: Uuid | null;
}

export interface ColleagueChanged {
  readonly companyId: Uuid;
}
