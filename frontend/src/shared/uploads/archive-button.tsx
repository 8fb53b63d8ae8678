import { FileArchive } from 'lucide-react';
import { Button } from '../ui/button.js';
import { useArchiveDownload, type ArchiveRequest, type RunningArchive } from './archive-download.hook.js';
import './archive-button.css';

interface ArchiveButtonProps {
  /** Under which the browser saves it. */
  readonly name: string;
  readonly request: ArchiveRequest;
  readonly text: string;
}

/** Downloads an archive; while it is on its way, its progress and a way to cancel it. */
export function ArchiveButton({ name, request, text }: ArchiveButtonProps) {
  const { running, download, cancel } = useArchiveDownload();
  if (running === null)
    return (
      <Button type="button" onClick={() => download(name, request)}>
        <FileArchive size={16} aria-hidden /> {text}
      </Button>
    );
  return <ArchiveProgress text={text} running={running} onCancel={cancel} />;
}

interface ArchiveProgressProps {
  readonly text: string;
  readonly running: RunningArchive;
  readonly onCancel: () => void;
}

/** How much of an archive has come, and a way to cancel it. */
export function ArchiveProgress({ text, running: { percent }, onCancel }: ArchiveProgressProps) {
  return (
    <span className="archive-progress" role="status">
      <progress aria-label={text} max={100} {...(percent === null ? {} : { value: percent })} />
      <span className="sub num">{percent === null ? 'Preparing' : `${percent} %`}</span>
      <Button type="button" size="small" className="ghost" onClick={onCancel}>
        Cancel download
      </Button>
    </span>
  );
}
