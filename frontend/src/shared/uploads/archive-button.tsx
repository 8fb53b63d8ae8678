import { FileArchive } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { useArchiveDownload, type ArchiveRequest } from './archive-download.hook.js';
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
  const { percent } = running;
  return (
    <span className="archive-progress" role="status">
      <progress aria-label={text} max={100} {...(percent === null ? {} : { value: percent })} />
      <span className="sub num">{percent === null ? 'Preparing' : `${percent} %`}</span>
      <Button type="button" size="small" className="ghost" onClick={cancel}>
        Cancel download
      </Button>
    </span>
  );
}
