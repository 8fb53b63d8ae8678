import { useState } from 'react';
import type { SelectableRecord, SelectedRecords } from '@covertrail/contracts/selection/selection.replies';
import type { SelectionChange } from './selection-queries.js';

/** What a person begins with: the selection so far, everything, or nothing. */
type Start = 'kept' | 'all' | 'none';

/** A selection while it is changed: only the records that differ from its start are held, whatever their number. */
export function useSelectionChanges({ selectedCount, totalCount, includeNew: included }: SelectedRecords) {
  const [start, setStart] = useState<Start>('kept');
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [includeNew, setIncludeNew] = useState(included);
  const atStart = (record: SelectableRecord) => (start === 'kept' ? record.selected : start === 'all');
  const isSelected = (record: SelectableRecord) => changed.get(record.id) ?? atStart(record);
  const toggle = (record: SelectableRecord) => {
    const wanted = !isSelected(record);
    const others = [...changed].filter(([id]) => id !== record.id);
    setChanged(new Map(wanted === atStart(record) ? others : [...others, [record.id, wanted]]));
  };
  const startWith = (all: boolean) => {
    setStart(all ? 'all' : 'none');
    setChanged(new Map());
    setIncludeNew(all);
  };
  const idsThatAre = (wanted: boolean) => [...changed].filter(([, selected]) => selected === wanted).map(([id]) => id);
  const change: SelectionChange = {
    selectAll: start === 'all',
    clearPrevious: start === 'none',
    newAddedList: idsThatAre(true),
    removeList: idsThatAre(false),
    includeNew,
  };
  const count =
    { kept: selectedCount, all: totalCount, none: 0 }[start] + change.newAddedList.length - change.removeList.length;
  return { isSelected, toggle, startWith, includeNew, setIncludeNew, change, count };
}
