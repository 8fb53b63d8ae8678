import { withdrawException } from '@covertrail/contracts/exception/exception.calls';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { Undo2 } from 'lucide-react';
import { DECISION_WORDS, KIND_WORDS, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { throughText } from '#shared/exceptions/exception-through.words';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { runs, STATES } from '../exception-state.words.js';
import { Decided, Decision, Lapse, Requirement, Scope, Without } from './exception-cells.js';

/** Whom it is for, by name. */
const scopeText = ({ scope, scopeName, supplierName }: ExceptionRow): string =>
  scope === 'supplier' ? `${supplierName}, ${scopeName}` : `${SCOPE_WORDS[scope]} ${scopeName}`;

export const exceptionColumns = (
  today: CalendarDate,
  onWithdraw: (row: ExceptionRow) => void,
): readonly Column<ExceptionRow>[] => [
  {
    id: 'requirement',
    title: 'Requirement',
    fixed: true,
    text: ({ title, sentence }) => `${title}. ${sentence}`,
    cell: (row) => <Requirement row={row} />,
  },
  {
    id: 'scope',
    title: 'Valid for',
    width: '220px',
    text: scopeText,
    cell: (row) => <Scope row={row} />,
  },
  {
    id: 'state',
    title: 'Decision',
    status: true,
    width: '160px',
    text: ({ kind, decision, state }) => `${KIND_WORDS[kind]} ${DECISION_WORDS[decision]}: ${STATES[state].text}`,
    cell: (row) => <Decision row={row} />,
  },
  {
    id: 'lapsesOn',
    title: 'Effective through',
    width: '150px',
    sortable: true,
    text: throughText,
    cell: (row) => <Lapse row={row} today={today} />,
  },
  {
    id: 'without',
    title: 'Without it',
    wideOnly: true,
    width: '110px',
    text: ({ covers, without }) =>
      without === null ? '' : `${OUTCOMES[without].text} (${plural(covers, 'supplier')})`,
    cell: (row) => <Without row={row} />,
  },
  {
    id: 'decidedAt',
    title: 'Decided',
    wideOnly: true,
    width: '120px',
    sortable: true,
    text: ({ decidedOn, decidedBy }) => `${dayFormat(decidedOn)}, ${decidedBy}`,
    cell: (row) => <Decided row={row} />,
  },
  {
    id: 'documents',
    title: 'Documents',
    optional: true,
    text: ({ documents }) => documents.map(({ name }) => name).join('; '),
    cell: ({ documents }) => documents.map(({ name }) => name).join('; '),
  },
  { id: 'comment', title: 'Notes', optional: true, text: ({ comment }) => comment, cell: ({ comment }) => comment },
  actsColumn({
    nameOf: ({ title, supplierName }) => `${title}, ${supplierName}`,
    acts: [{ text: 'Withdraw…', icon: Undo2, sends: withdrawException, fits: runs, onAct: onWithdraw }],
  }),
];
