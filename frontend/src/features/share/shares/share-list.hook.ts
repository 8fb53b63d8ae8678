import { Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { shareList } from '@covertrail/contracts/share/share.calls';
import { requesterList } from '@covertrail/contracts/tracking/requester.calls';
import type { RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { useViewQuery } from '#shared/views/use-view-query';
import { shareColumns, type ShareActs } from './share-columns.js';

/** Requesters and projects that a filter offers. */
const MOST = 200;

/** The list of the shares of an insured, with its requesters and projects as filters. */
export function useShareList(insuredId: string, acts: ShareActs) {
  const { rows } = useViewQuery(viewQuery(requesterList, { params: { id: insuredId }, query: { size: MOST } }));
  const { onDownload, onOpen } = acts;
  return useMemo(() => sharesOf(insuredId, rows, { onDownload, onOpen }), [insuredId, rows, onDownload, onOpen]);
}

/** The projects for which an insured shares, as a filter offers them. */
export function useShareProjects(insuredId: string) {
  const { rows } = useViewQuery(viewQuery(requesterList, { params: { id: insuredId }, query: { size: MOST } }));
  return useMemo(() => choicesOf(rows, 'projectId', 'projectName'), [rows]);
}

const sharesOf = (insuredCompanyId: string, requesters: readonly RequesterRow[], acts: ShareActs) =>
  defineList({
    name: 'shared-policies',
    label: 'Shared policies',
    asks: viewQuery(shareList, { query: { insuredCompanyId } }),
    columns: shareColumns(acts),
    pageSizes: { wide: 20, phone: 20 },
    filters: [
      {
        name: 'state',
        label: 'State of the share',
        all: 'All',
        asButtons: true,
        choices: [
          { value: 'active', text: 'Shared' },
          { value: 'expiring', text: 'Expiring soon' },
          { value: 'ended', text: 'Ended' },
        ],
      },
      {
        name: 'requesterCompanyId',
        label: 'Requester',
        all: 'All requesters',
        choices: choicesOf(requesters, 'requesterId', 'requesterName'),
      },
      {
        name: 'projectId',
        label: 'Project',
        all: 'All projects',
        choices: choicesOf(requesters, 'projectId', 'projectName'),
      },
      {
        name: 'email',
        label: 'E-mail address',
        all: 'With or without address',
        choices: [
          { value: '2', text: 'Contains email' },
          { value: '1', text: 'Missing email' },
        ],
      },
    ],
    ended: ({ ended }) => ended,
    exportsAll: true,
    empty: {
      title: 'No shared policies yet',
      icon: Share2,
      text: 'When a request is answered, the policies that are chosen are shared with its requester.',
    },
    noMatch: { title: 'No share matches', clears: true },
  });

type Named = 'requesterId' | 'requesterName' | 'projectId' | 'projectName';

/** Each once, in the order of their names. */
const choicesOf = (rows: readonly RequesterRow[], id: Named, name: Named) =>
  [...new Map(rows.map((row) => [row[id], row[name]]))]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => a.text.localeCompare(b.text));
