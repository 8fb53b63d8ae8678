import { CalendarClock } from 'lucide-react';
import { insuredCorrections } from '@covertrail/contracts/correction/correction.calls';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { ownCorrectionColumns } from './components/correction-columns.js';
import { correctionAddress } from './correction-places.view.js';

/** The corrections of one insured, for all its requesters. */
export const insuredCorrectionsOf = (insuredId: string, reader: ActingFor) =>
  defineList({
    name: 'insured-corrections',
    label: 'Corrections',
    asks: viewQuery(insuredCorrections, { params: { id: insuredId } }),
    columns: ownCorrectionColumns(reader),
    order: { column: 'recordedAt', descending: true },
    opens: correctionAddress,
    exportsAll: true,
    empty: {
      title: 'No corrections',
      icon: CalendarClock,
      text: 'When a change of a policy is recorded late, or corrects what was entered wrongly, and a requester was shown another status on past days, it is listed here.',
    },
  });
