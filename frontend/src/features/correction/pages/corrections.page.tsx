import { CalendarClock } from 'lucide-react';
import { correctionList } from '@covertrail/contracts/correction/correction.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { CORRECTION_COLUMNS } from '../components/correction-columns.js';
import { correctionAddress } from '../correction-places.view.js';
import { COMPARISONS } from '../correction.words.js';

const CORRECTIONS = defineList({
  name: 'corrections',
  label: 'Corrections',
  asks: viewQuery(correctionList),
  columns: CORRECTION_COLUMNS,
  order: { column: 'recordedAt', descending: true },
  search: 'Search suppliers',
  filters: [
    {
      name: 'state',
      label: 'State',
      all: 'All',
      asButtons: true,
      choices: [
        { value: 'open', text: 'Open' },
        { value: 'acknowledged', text: 'Acknowledged' },
      ],
    },
    {
      name: 'comparison',
      label: 'Correction',
      all: 'Any correction',
      choices: [
        { value: 'worse', text: COMPARISONS.worse.text },
        { value: 'better', text: COMPARISONS.better.text },
        { value: 'alike', text: COMPARISONS.alike.text },
      ],
    },
  ],
  opens: correctionAddress,
  ended: ({ state }) => state === 'acknowledged',
  exportsAll: true,
  empty: {
    title: 'No corrections',
    icon: CalendarClock,
    text: 'When a fact is recorded late or was entered wrongly, and a verdict of a past day would have been different, it is listed here.',
  },
  noMatch: { title: 'No corrections match', clears: true },
});

/** For a requester: what did we say that was not true? Each correction as a sentence, with what rests on it; a row opens the whole. */
export default function CorrectionsPage() {
  return (
    <ListPage
      list={CORRECTIONS}
      sub="What we said of past days that was not true, because a fact was recorded late or corrected. What was shown stays in the history."
    />
  );
}
