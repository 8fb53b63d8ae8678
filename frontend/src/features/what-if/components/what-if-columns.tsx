import { Link } from 'react-router-dom';
import type { WhatIfFindingChange, WhatIfRow } from '@covertrail/contracts/what-if/what-if.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { CURE_WORDS, EFFECT_WORDS } from '@covertrail/wording/what-if/what-if-words';
import type { Column } from '#shared/table/column';
import { Became } from '#shared/ui/change-chips.tsx';
import { OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';

const titleOf = ({ line, title }: WhatIfFindingChange): string => `${LINE_NAMES[line]}: ${title}`;

/** What the requirement would come to; what was found before where it would no longer be required. */
const resultOf = ({ before, after }: WhatIfFindingChange): string =>
  after?.sentence ?? `No longer required. ${before?.sentence ?? ''}`.trim();

const findingText = (change: WhatIfFindingChange): string =>
  [`${titleOf(change)}. ${resultOf(change)}`, change.after?.fixText].filter(Boolean).join(' ');

function Changed({ change }: { readonly change: WhatIfFindingChange }) {
  const { before, after } = change;
  return (
    <li>
      <span className="cell-main">{titleOf(change)}</span>
      <div className="what-if-outcomes">
        <OutcomePill short outcome={before?.outcome ?? 'notRequired'} /> <Became />{' '}
        <OutcomePill short outcome={after?.outcome ?? 'notRequired'} />
      </div>
      <div className="sub">{resultOf(change)}</div>
      {after?.fixText ? <div className="what-if-fix">{after.fixText}</div> : null}
    </li>
  );
}

const requester: Column<WhatIfRow> = {
  id: 'requester',
  title: 'Requester',
  text: ({ requesterName }) => requesterName,
  cell: ({ requesterName }) => requesterName,
};

/** The side that reads knows itself: a requester sees no column of requesters. */
export const whatIfColumns = (ofRequester: boolean): readonly Column<WhatIfRow>[] => [
  {
    id: 'supplier',
    title: 'Supplier',
    fixed: true,
    text: ({ supplierName }) => supplierName,
    cell: ({ id, supplierName, projectName }) => (
      <>
        <Link className="cell-main" to={`/app/suppliers/${id}/why`}>
          {supplierName}
        </Link>
        <div className="sub">{projectName}</div>
      </>
    ),
  },
  ...(ofRequester ? [] : [requester]),
  {
    id: 'project',
    title: 'Project',
    optional: true,
    text: ({ projectName }) => projectName,
    cell: ({ projectName }) => projectName,
  },
  {
    id: 'status',
    title: 'Status',
    fills: true,
    text: ({ before, after }) => `${OUTCOMES[before].text} → ${OUTCOMES[after].text}`,
    cell: ({ before, after, effect }) => (
      <>
        <div className="what-if-outcomes">
          <OutcomePill short outcome={before} /> <Became /> <OutcomePill short outcome={after} />
        </div>
        <div className="sub nowrap">{EFFECT_WORDS[effect]}</div>
      </>
    ),
  },
  {
    id: 'findings',
    title: 'Requirements that would change',
    fills: true,
    text: ({ findings }) => findings.map(findingText).join('\n'),
    cell: ({ findings }) =>
      findings.length === 0 ? (
        <span className="sub">None</span>
      ) : (
        <ul className="what-if-findings">
          {findings.map((change) => (
            <Changed key={change.rule} change={change} />
          ))}
        </ul>
      ),
  },
  {
    id: 'cure',
    title: 'What would be needed',
    text: ({ cure }) => (cure ? CURE_WORDS[cure] : ''),
    cell: ({ cure }) => (cure ? CURE_WORDS[cure] : <span className="sub">Nothing</span>),
  },
];
