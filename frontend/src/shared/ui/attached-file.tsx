import { Trash2 } from 'lucide-react';
import { sizeFormat } from '../format/size-format.js';
import { Button } from './button.js';

interface RemoveFileProps {
  readonly name: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Takes a file out of a form, before anything is sent with it. */
export const RemoveFile = ({ name, disabled, onRemove }: RemoveFileProps) => (
  <Button type="button" basic icon size="small" aria-label={`Remove ${name}`} disabled={disabled} onClick={onRemove}>
    <Trash2 size={15} aria-hidden />
  </Button>
);

/** A file that was uploaded for a form: its name and size in a list, and how to take it out again. `bytes`: its size. */
export const AttachedFile = ({ name, bytes, ...removal }: RemoveFileProps & { readonly bytes: number }) => (
  <li>
    <span>
      {name} <span className="sub num">{sizeFormat(bytes)}</span>
    </span>
    <RemoveFile name={name} {...removal} />
  </li>
);
