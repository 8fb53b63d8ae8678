import type { ReactNode } from 'react';

export interface Choice {
  readonly value: string;
  readonly text: string;
  /** The same text, where the list shows parts of it in another way. */
  readonly shown?: ReactNode;
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface SelectProps {
  /** Read out by screen readers; a visible label may point to `id` besides. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly id?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly search?: boolean;
  readonly clearable?: boolean;
  readonly disabled?: boolean;
  readonly compact?: boolean;
  readonly fluid?: boolean;
  readonly invalid?: boolean;
}
