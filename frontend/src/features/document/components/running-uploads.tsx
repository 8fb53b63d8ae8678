import { CircleAlert, LoaderCircle, X } from 'lucide-react';
import type { RunningUpload } from '../running-uploads.hook.js';

interface RunningUploadsProps {
  readonly uploads: readonly RunningUpload[];
  readonly onDismiss: (key: string) => void;
}

/** Files on their way with their progress, and files that were refused with the reason. */
export function RunningUploads({ uploads, onDismiss }: RunningUploadsProps) {
  return (
    <div role="status" aria-label="Uploads">
      <ul className="document-uploads">
        {uploads.map(({ key, name, percent, problem }) => (
          <li key={key} className={problem === null ? '' : 'refused'}>
            {problem === null ? (
              <LoaderCircle size={16} className="turning" aria-hidden />
            ) : (
              <CircleAlert size={16} aria-hidden />
            )}
            <div>
              <span className="cell-main">{name}</span>
              {problem === null ? (
                <span className="document-progress">
                  <progress max={100} value={percent} aria-label={`Upload of ${name}`} />
                  <span className="sub num">{percent < 100 ? `${percent} %` : 'Checking'}</span>
                </span>
              ) : (
                <span className="document-refusal">{problem}</span>
              )}
            </div>
            {problem === null ? null : (
              <button
                type="button"
                className="icon-quiet"
                aria-label={`Dismiss ${name}`}
                onClick={() => onDismiss(key)}
              >
                <X size={16} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
