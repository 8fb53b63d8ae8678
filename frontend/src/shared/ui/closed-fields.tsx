import { createContext, useContext, type ReactNode } from 'react';

const Closed = createContext(false);

interface ClosedFieldsProps {
  /** The fields show what is entered, and take nothing. */
  readonly closed: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** Fields that a person may read and not change, where `closed` is set. The browser closes its own inputs; `Select` asks `useClosed`. */
export const ClosedFields = ({ closed, className, children }: ClosedFieldsProps) => (
  <Closed value={closed}>
    <fieldset className={className} disabled={closed}>
      {children}
    </fieldset>
  </Closed>
);

export const useClosed = (): boolean => useContext(Closed);
