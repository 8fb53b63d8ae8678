import { Download, Eye, FileImage, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentRow, DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { instantFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { sizeFormat } from '#shared/format/size-format';
import { documentText } from '../document-choice.words.js';

interface DocumentItemProps {
  readonly row: DocumentRow;
  /** Where it belongs, in a list of several policies. */
  readonly policy?: string;
  readonly onPreview: (version: DocumentVersionRow) => void;
  readonly onDownload: (version: DocumentVersionRow) => void;
  /** Further buttons: for those who may change the document. */
  readonly children?: ReactNode;
}

const byWhom = ({ attachedAt, attachedBy }: DocumentVersionRow): string =>
  `${instantFormat(attachedAt)}${attachedBy ? ` by ${attachedBy}` : ''}`;

/** One document with its latest version; earlier versions open below it. */
export function DocumentItem({ row, policy, onPreview, onDownload, children }: DocumentItemProps) {
  const Icon = row.contentType === 'application/pdf' ? FileText : FileImage;
  const [, ...earlier] = row.versions;
  return (
    <li className="document-item">
      <Icon size={20} aria-hidden />
      <div className="document-facts">
        <button type="button" className="text-link cell-main" onClick={() => onPreview(row)}>
          {row.name}
        </button>
        <span className="sub">
          {[policy, documentText(row), sizeFormat(row.bytes), byWhom(row)].filter(Boolean).join(' · ')}
        </span>
        {earlier.length > 0 ? (
          <details>
            <summary>{plural(earlier.length, 'earlier version')}</summary>
            <ul>
              {earlier.map((version) => (
                <li key={version.version}>
                  <button type="button" className="text-link" onClick={() => onPreview(version)}>
                    Version {version.version}: {version.name}
                  </button>
                  <span className="sub"> {byWhom(version)}</span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <div className="document-acts">
        <button type="button" className="icon-quiet" aria-label={`Preview ${row.name}`} onClick={() => onPreview(row)}>
          <Eye size={17} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-quiet"
          aria-label={`Download ${row.name}`}
          onClick={() => onDownload(row)}
        >
          <Download size={17} aria-hidden />
        </button>
        {children}
      </div>
    </li>
  );
}
