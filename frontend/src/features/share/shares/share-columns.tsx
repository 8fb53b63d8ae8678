import { CircleStop, FolderDown, RotateCcw } from 'lucide-react';
import { sharesZip } from '@covertrail/contracts/document/document.calls';
import { enableShare, endShare } from '@covertrail/contracts/share/share.calls';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { dayFormat } from '#shared/format/day-format';
import { initials } from '#shared/format/initials';
import { localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { ShareStatus } from './share-status.js';

/** A share of the list, and the dialog that it is opened in. */
export interface OpenedRow {
  readonly share: ShareRow;
  readonly as: 'details' | 'end' | 'enable';
}

/** What can be done with a share in the list. */
export interface ShareActs {
  readonly onDownload: (share: ShareRow) => void;
  readonly onOpen: (opened: OpenedRow) => void;
}

export const shareColumns = (acts: ShareActs): readonly Column<ShareRow>[] => [
  ...FACTS,
  actsColumn<ShareRow>({
    nameOf: ({ requesterName, projectName }) => `the share with ${requesterName} for ${projectName}`,
    acts: [
      {
        text: 'Download documents',
        icon: FolderDown,
        sends: sharesZip,
        fits: ({ ended }) => !ended,
        onAct: acts.onDownload,
      },
      {
        text: 'End share…',
        icon: CircleStop,
        sends: endShare,
        fits: ({ ended }) => !ended,
        onAct: (share) => acts.onOpen({ share, as: 'end' }),
      },
      {
        text: 'Enable share…',
        icon: RotateCcw,
        sends: enableShare,
        fits: ({ ended }) => ended,
        onAct: (share) => acts.onOpen({ share, as: 'enable' }),
      },
    ],
  }),
];

const FACTS: readonly Column<ShareRow>[] = [
  {
    id: 'requesterName',
    title: 'Shared with',
    fixed: true,
    text: ({ requesterName }) => requesterName,
    cell: ({ requesterName, projectName }) => (
      <div className="who">
        <span className="avatar square" aria-hidden>
          {initials(requesterName)}
        </span>
        <div>
          <span className="cell-main">{requesterName}</span>
          <div className="sub">{projectName}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'projectName',
    title: 'Project',
    optional: true,
    cell: ({ projectName }) => projectName,
    text: ({ projectName }) => projectName,
  },
  {
    id: 'policyCount',
    title: 'Policies',
    width: '120px',
    cell: ({ policyCount }) => plural(policyCount, 'policy', 'policies'),
    text: ({ policyCount }) => policyCount,
  },
  {
    id: 'sharedAt',
    title: 'Shared on',
    width: '130px',
    cell: ({ sharedAt, expiresOn }) => (
      <>
        <span className="num">{dayFormat(localDay(sharedAt))}</span>
        {expiresOn === null ? null : <div className="sub nowrap">until {dayFormat(expiresOn)}</div>}
      </>
    ),
    text: ({ sharedAt }) => localDay(sharedAt),
  },
  { id: 'expiresOn', title: 'Last day', exportedOnly: true, cell: () => null, text: ({ expiresOn }) => expiresOn },
  {
    id: 'opened',
    title: 'Last opened',
    width: '150px',
    wideOnly: true,
    cell: ({ lastOpenedAt, downloadCount }) => (
      <>
        {lastOpenedAt === null ? 'Not yet' : <span className="num">{dayFormat(localDay(lastOpenedAt))}</span>}
        {downloadCount > 0 ? <div className="sub nowrap">{plural(downloadCount, 'download')}</div> : null}
      </>
    ),
    text: ({ lastOpenedAt }) => lastOpenedAt && localDay(lastOpenedAt),
  },
  {
    id: 'state',
    title: 'Status',
    status: true,
    width: '170px',
    cell: (share) => <ShareStatus {...share} />,
    text: ({ worst, expired }) =>
      worst === null ? (expired ? 'Expired' : 'Ended') : displayOf('sharedPolicyList', worst.status).full,
  },
];
