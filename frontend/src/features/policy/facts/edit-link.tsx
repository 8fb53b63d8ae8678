import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { editing } from '../edited-section.hook.js';

interface EditLinkProps {
  readonly section: string;
  /** Names the link: what it edits. */
  readonly of: string;
  readonly mayEdit: boolean;
}

/** Opens a section in its drawer; nothing for those who only read. */
export const EditLink = ({ section, of, mayEdit }: EditLinkProps) =>
  mayEdit ? (
    <Link className="text-link policy-edit" to={editing(section)} preventScrollReset aria-label={`Edit ${of}`}>
      <Pencil size={14} aria-hidden /> Edit
    </Link>
  ) : null;
