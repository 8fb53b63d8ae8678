import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import type { Known, ProvidedPolicy } from '../insurance/coverage.js';
import type { ProjectDays } from '../insurance/project-days.js';
import type { FormIndex } from './forms/requester-form.js';

/** Everything that one supplier has shown one requester for one project, as of a day. */
export interface Provided {
  readonly insuredId: Uuid;
  readonly policies: readonly ProvidedPolicy[];
  /** Events that recorded what was shared: cited by a finding that something is missing. */
  readonly sharedBy: readonly Uuid[];
  /** What forms prove for the requester on the day; absent: what the index of the product says. */
  readonly forms?: FormIndex;
  /** The first and last day of the project as it states them, null where it states none; absent where nobody looked. */
  readonly project?: Known<ProjectDays | null>;
  /** First later day on which these facts themselves are known to change (`nextChange` of a timeline), if any. */
  readonly changesOn?: CalendarDate | null;
  /**
   * What would be known without each event that makes a difference, from folding again without it. Citations are then exact. If
   * it is absent, the engine treats what an event gave as never given; if it is empty, findings cite only the requirements.
   */
  readonly otherwise?: readonly Otherwise[];
}

/** What would be known if one event had never happened. Policies that it does not affect are the same objects. */
export interface Otherwise {
  readonly event: Uuid;
  readonly policies: readonly ProvidedPolicy[];
  readonly sharedBy: readonly Uuid[];
  /** The requester's index; absent where it would be the same. */
  readonly forms?: FormIndex;
  /** The days of the project; absent where they would be the same. */
  readonly project?: Known<ProjectDays | null>;
}
