import { CalendarClock } from 'lucide-react';
import { insuredCorrections } from '@covertrail/contracts/correction/correction.calls';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { OWN_CORRECTION_COLUMNS } from './components/correction-columns.js';
import { correctionAddress } from './correction-places.view.js';

/** The corrections of one insured, for all its requesters. */
export const insuredCorrectionsOf = (insuredId: string) =>
  defineList({
    name: 'insured-corrections',
    label: 'Corrections',
    asks: viewQuery(insuredCorrections, { params: { id: insuredId } }),
    columns: OWN_CORRECTION_COLUMNS,
    order: { column: 'recordedAt', descending: true },
    opens: correctionAddress,
    exportsAll: true,
    empty: {
      title: 'No corrections',
      icon: CalendarClock,
      text: 'When a change of a policy is recorded late, or corrects what was entered wrongly, and a requester was shown another status on past days, it is listed here.',
    },
  });
