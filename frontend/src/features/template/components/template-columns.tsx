import { Link } from 'react-router-dom';
import { ratingText } from '@covertrail/wording/insurance/coverage-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { Chip } from '#shared/ui/status-tag.tsx';
import { suppliersPath, templatePath, versionsPath } from '../template-paths.js';

const linesOf = ({ requirements: { lines } }: TemplateRow): readonly string[] =>
  lines.map(({ line }) => LINE_NAMES[line]);

export const TEMPLATE_COLUMNS: readonly Column<TemplateRow>[] = [
  {
    id: 'name',
    title: 'Template',
    sortable: true,
    fixed: true,
    text: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link className="cell-main nowrap" to={templatePath(id)}>
        {name}
      </Link>
    ),
  },
  {
    id: 'version',
    title: 'Version',
    wideOnly: true,
    numeric: true,
    text: ({ version }) => version,
    cell: ({ id, name, version }) => (
      <Link to={versionsPath(id)} aria-label={`Version ${version} of ${name}: all versions`}>
        {version}
      </Link>
    ),
  },
  {
    id: 'lines',
    title: 'Required coverage',
    fills: true,
    text: (row) => linesOf(row).join('; '),
    cell: (row) => linesOf(row).map((name) => <Chip key={name} label={name} />),
  },
  {
    id: 'rating',
    title: 'AM Best',
    wideOnly: true,
    text: ({ requirements: { rating } }) => (rating ? ratingText(rating) : null),
    cell: ({ requirements: { rating } }) =>
      rating ? <span className="nowrap">{ratingText(rating)} or better</span> : <span className="sub">Any</span>,
  },
  {
    id: 'trackings',
    title: 'Suppliers',
    numeric: true,
    text: ({ trackings }) => trackings,
    cell: ({ id, name, trackings }) =>
      trackings === 0 ? (
        '0'
      ) : (
        <Link to={suppliersPath(id)} aria-label={`${trackings} suppliers checked against ${name}`}>
          {trackings.toLocaleString('en-US')}
        </Link>
      ),
  },
  {
    id: 'effectiveFrom',
    title: 'Effective from',
    text: ({ effectiveFrom }) => effectiveFrom,
    cell: ({ effectiveFrom }) => <span className="num nowrap">{dayFormat(effectiveFrom)}</span>,
  },
  {
    id: 'changedAt',
    title: 'Changed',
    wideOnly: true,
    sortable: true,
    text: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => <span className="num nowrap">{instantFormat(changedAt)}</span>,
  },
];
