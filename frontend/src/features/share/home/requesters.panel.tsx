import type { RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { requesterList } from '@covertrail/contracts/tracking/requester.calls';
import { SUPPLIER_NEEDS } from '@covertrail/domain/status/supplier-need';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useToday } from '#shared/session/use-today';
import { Panel } from '#shared/ui/panel.tsx';
import { requesterColumns } from './requester-columns.js';
import { nextStep, NEED_TITLES } from './requester-words.view.js';

/** A need that no row has is no choice. */
const requestersOf = (counts: RequesterCounts | null, today: CalendarDate) =>
  defineList({
    name: 'requesters',
    label: 'Requesters',
    asks: viewQuery(requesterList),
    columns: requesterColumns(today),
    filters: [
      {
        name: 'need',
        label: 'What they need',
        all: counts ? `All (${counts.total})` : 'All',
        asButtons: true,
        choices: SUPPLIER_NEEDS.filter((need) => counts === null || counts[need] > 0).map((need) => ({
          value: need,
          text: counts === null ? NEED_TITLES[need] : `${NEED_TITLES[need]} (${counts[need]})`,
        })),
      },
    ],
    empty: { title: 'No requesters', icon: Building2, text: 'Whoever asks you for proof of insurance is listed here.' },
  });

/** Everybody who asks, what is urgent first. */
export function RequestersPanel({ counts }: { readonly counts: RequesterCounts | null }) {
  const today = useToday();
  const navigate = useNavigate();
  const list = useMemo(() => requestersOf(counts, today), [counts, today]);
  const open = (row: RequesterRow) => void navigate(nextStep(row).to);
  return (
    <Panel title="Who asks">
      <RecordList list={list} onOpen={open} />
    </Panel>
  );
}
