import type { ReactNode } from 'react';
import { useMay, type Right } from './use-may.js';

interface IfMayProps {
  /** The call that is sent in the end, or a capability. */
  readonly send: Right;
  readonly children: ReactNode;
}

/** Shows a button or a link to those alone whose call the server would take. */
export function IfMay({ send, children }: IfMayProps) {
  return useMay(send) ? children : null;
}
