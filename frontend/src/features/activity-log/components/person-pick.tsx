import type { ActivityPerson } from '@covertrail/contracts/activity-log/activity-log.replies';
import { plural } from '#shared/format/plural';
import type { ViewQuery } from '#shared/views/view-query';
import { LogPick, type PickProps } from './log-pick.js';

const queryOf = (keyword: string): ViewQuery | null =>
  (keyword === '' ? null : { view: 'activity-log', shape: 'people', path: 'activity-log/people', query: { keyword } });

/** Somebody who acted in this company's log. */
export function PersonPick(pick: PickProps<ActivityPerson>) {
  return (
    <LogPick<ActivityPerson>
      {...pick}
      id="log-person"
      label="Person"
      placeholder="Any person"
      queryOf={queryOf}
      optionOf={({ id, name, events }) => ({ id, title: name, detail: plural(events, 'event') })}
      hint="Type the beginning of a name."
    />
  );
}
