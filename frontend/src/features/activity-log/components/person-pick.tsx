import { activityPeople } from '@covertrail/contracts/activity-log/activity-log.calls';
import type { ActivityPerson } from '@covertrail/contracts/activity-log/activity-log.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { LogPick, type PickProps } from './log-pick.js';

const queryOf = (keyword: string) => (keyword === '' ? null : viewQuery(activityPeople, { query: { keyword } }));

/** A person who acted in this company's log. */
export function PersonPick(pick: PickProps<ActivityPerson>) {
  return (
    <LogPick
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
