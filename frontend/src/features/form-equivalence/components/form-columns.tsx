import { Link } from 'react-router-dom';
import type { ListedForm } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { CONFIDENCE_WORDS, editionTexts, formLineText } from '@covertrail/wording/form-equivalence/form-index-words';
import { scopeText } from '@covertrail/wording/insurance/form-scope-words';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { Chip } from '#shared/ui/status-tag.tsx';
import { ENTRY_STATES } from '../entry-state.words.js';
import { ScopeList } from './scope-list.js';

export const formPath = (number: string): string => `/app/forms/details?number=${encodeURIComponent(number)}`;

const givesText = ({ gives, doesNotGive }: ListedForm): string =>
  [...gives.map(scopeText), ...doesNotGive.map((scope) => `not: ${scopeText(scope)}`)].join('; ');

const originText = ({ entry, confidence }: ListedForm): string =>
  entry
    ? `${CONFIDENCE_WORDS.own.text}, ${ENTRY_STATES[entry.state].text.toLowerCase()} from ${dayFormat(entry.effectiveFrom)}, ${entry.changedBy}`
    : CONFIDENCE_WORDS[confidence].text;

function Origin({ row: { entry, confidence } }: { readonly row: ListedForm }) {
  const { text, meaning } = CONFIDENCE_WORDS[confidence];
  if (!entry)
    return (
      <span title={meaning}>
        <Chip label={text} tone={confidence === 'confirmed' ? 'ok' : 'warn'} />
      </span>
    );
  const state = ENTRY_STATES[entry.state];
  return (
    <span className="nowrap" title={state.meaning}>
      <Chip label={`${text}: ${state.text.toLowerCase()}`} tone={state.tone} />
      <div className="sub">
        from {dayFormat(entry.effectiveFrom)} · {entry.changedBy}
      </div>
    </span>
  );
}

export const FORM_COLUMNS: readonly Column<ListedForm>[] = [
  {
    id: 'number',
    title: 'Form',
    sortable: true,
    fixed: true,
    text: ({ number }) => number,
    cell: ({ number, title }) => (
      <>
        <Link className="cell-main nowrap" to={formPath(number)}>
          {number}
        </Link>
        <div className="sub">{title}</div>
      </>
    ),
  },
  {
    id: 'editions',
    title: 'Editions',
    wideOnly: true,
    text: ({ editions }) => editionTexts(editions).join(', '),
    cell: ({ editions }) => editionTexts(editions).join(', '),
  },
  {
    id: 'title',
    title: 'Title',
    sortable: true,
    optional: true,
    text: ({ title }) => title,
    cell: ({ title }) => title,
  },
  { id: 'line', title: 'Line', text: ({ line }) => formLineText(line), cell: ({ line }) => formLineText(line) },
  {
    id: 'gives',
    title: 'Gives',
    fills: true,
    text: givesText,
    cell: ({ gives, doesNotGive }) => <ScopeList gives={gives} doesNotGive={doesNotGive} />,
  },
  { id: 'origin', title: 'Confidence', status: true, text: originText, cell: (row) => <Origin row={row} /> },
  { id: 'note', title: 'Note', optional: true, text: ({ note }) => note, cell: ({ note }) => note },
];
