import { activityPeople } from '@covertrail/contracts/activity-log/activity-log.calls';
import { UserRound } from 'lucide-react';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { paletteSource, type PaletteParts } from '#shared/palette/palette-source';

/** A person opens what they did, as far as the reader’s company may see it. */
const people = paletteSource({
  key: 'people',
  title: 'People',
  icon: UserRound,
  needs: [activityPeople],
  queryOf: (keyword) => viewQuery(activityPeople, { query: { keyword } }),
  entriesOf: (rows) =>
    rows.map(({ id, name, events }) => ({
      to: `/app/activity-log?user=${id}`,
      title: name,
      detail: plural(events, 'event'),
    })),
});

export const parts: PaletteParts = { sources: [people] };
