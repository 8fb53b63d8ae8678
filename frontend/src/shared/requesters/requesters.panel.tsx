import type { RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { requesterList } from '@covertrail/contracts/tracking/requester.calls';
import { SUPPLIER_NEEDS } from '@covertrail/domain/status/supplier-need';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewQuery } from '../api/call-request.js';
import { defineList } from '../lists/list.js';
import { RecordList } from '../lists/record-list.js';
import { useReader } from '../session/by-reader.js';
import { useToday } from '../session/use-today.js';
import type { Column } from '../table/column.js';
import { Panel } from '../ui/panel.js';
import { requesterColumns } from './requester-columns.js';
import { nextStep, NEED_TITLES } from './requester-words.view.js';

/** A need that no row has is no choice. */
const requestersOf = (insuredId: string, counts: RequesterCounts | null, columns: readonly Column<RequesterRow>[]) =>
  defineList({
    name: 'requesters',
    label: 'Requesters',
    asks: viewQuery(requesterList, { params: { id: insuredId } }),
    columns,
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
    empty: { title: 'No requesters', icon: Building2, text: 'Whoever asks for proof of insurance is listed here.' },
  });

interface RequestersProps {
  readonly insuredId: string;
  /** Null while they are awaited. */
  readonly counts: RequesterCounts | null;
}

/** Everybody who asks, what is urgent first. */
export function RequestersPanel({ insuredId, counts }: RequestersProps) {
  const reader = useReader();
  const today = useToday();
  const navigate = useNavigate();
  const list = useMemo(
    () => requestersOf(insuredId, counts, requesterColumns(reader, today)),
    [insuredId, counts, reader, today],
  );
  const open = (row: RequesterRow) => void navigate(nextStep(row, reader).to);
  return (
    <Panel title="Who asks">
      <RecordList list={list} onOpen={open} />
    </Panel>
  );
}
