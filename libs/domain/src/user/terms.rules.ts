import type { CalendarDate } from '../kernel/dates.js';
import { AGREEMENTS, type Agreement } from './user.contract.js';

type Versions = Readonly<Partial<Record<Agreement, CalendarDate>>>;

/**
 * The agreements whose text was revised after the person accepted it [A07]. What somebody never accepted is none of them: accounts of a time
 * before the terms, or for which a contract stands on paper.
 */
export const revisedSince = (accepted: Versions, versions: Required<Versions> = AGREEMENTS): readonly Agreement[] =>
  AGREEMENT_NAMES.filter((name) => {
    const version = accepted[name];
    return version !== undefined && version < versions[name];
  });

/** Every agreement there is. */
export const AGREEMENT_NAMES = ['user', 'agent'] as const satisfies readonly Agreement[];
