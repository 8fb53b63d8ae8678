import { addDays } from '@covertrail/domain/kernel/dates';
import type { Condition, Filter, Page, Sort } from '@covertrail/platform/read-store/query';
import { PROJECTS, TODAY, VIEWER } from './tracked-rows.js';

export const PAGE_SIZE = 50;

/** One list query as the dashboard asks it, and the same in SQL over a table with a column for each field. */
export interface ListQuestion {
  readonly name: string;
  readonly filter: Filter;
  readonly sort: readonly Sort[];
  readonly page: Page;
  readonly where: string;
  readonly parameters: readonly string[];
  readonly orderBy: string;
}

const SOON = addDays(TODAY, 30);
const PROJECT = PROJECTS[0] ?? '';
const by = (field: string, direction: Sort['direction'] = 'asc'): readonly Sort[] => [{ field, direction }];
const own = (where: Readonly<Record<string, Condition>>): Filter => ({
  where: { requesterId: { eq: VIEWER }, ...where },
});
const first: Page = { limit: PAGE_SIZE };

/** The groups of the dashboard's tiles, its sorts, and a page that is turned to. */
export const LIST_QUESTIONS: readonly ListQuestion[] = [
  {
    name: 'all by name',
    filter: own({}),
    sort: by('supplierFolded'),
    page: first,
    where: 'requesterId = ?',
    parameters: [VIEWER],
    orderBy: 'supplierFolded, id',
  },
  {
    name: 'all by name, page 100',
    filter: own({}),
    sort: by('supplierFolded'),
    page: { limit: PAGE_SIZE, offset: 99 * PAGE_SIZE },
    where: 'requesterId = ?',
    parameters: [VIEWER],
    orderBy: 'supplierFolded, id',
  },
  {
    name: 'not compliant by name',
    filter: own({ outcome: { eq: 'fail' } }),
    sort: by('supplierFolded'),
    page: first,
    where: 'requesterId = ? AND outcome = ?',
    parameters: [VIEWER, 'fail'],
    orderBy: 'supplierFolded, id',
  },
  {
    name: 'of a project by name',
    filter: own({ projectId: { eq: PROJECT } }),
    sort: by('supplierFolded'),
    page: first,
    where: 'requesterId = ? AND projectId = ?',
    parameters: [VIEWER, PROJECT],
    orderBy: 'supplierFolded, id',
  },
  {
    name: 'latest expiry first',
    filter: own({}),
    sort: by('coverEndsOn', 'desc'),
    page: first,
    where: 'requesterId = ?',
    parameters: [VIEWER],
    orderBy: 'coverEndsOn DESC, id DESC',
  },
  {
    name: 'expiring in 30 days by date',
    sort: by('coverEndsOn'),
    page: first,
    filter: own({ outcome: { eq: 'pass' }, coverEndsOn: { gt: TODAY, lte: SOON } }),
    where: 'requesterId = ? AND outcome = ? AND coverEndsOn > ? AND coverEndsOn <= ?',
    parameters: [VIEWER, 'pass', TODAY, SOON],
    orderBy: 'coverEndsOn, id',
  },
  {
    name: 'expiring in 30 days by name',
    sort: by('supplierFolded'),
    page: first,
    filter: own({ outcome: { eq: 'pass' }, coverEndsOn: { gt: TODAY, lte: SOON } }),
    where: 'requesterId = ? AND outcome = ? AND coverEndsOn > ? AND coverEndsOn <= ?',
    parameters: [VIEWER, 'pass', TODAY, SOON],
    orderBy: 'supplierFolded, id',
  },
];
