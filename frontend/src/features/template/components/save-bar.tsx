import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ChangeText } from '@covertrail/wording/text/event-wording';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import { DayField } from '#shared/forms/day-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import type { TemplateValues } from '../template-values.form.js';
import { ChangeList } from './change-list.js';

interface SaveBarProps {
  readonly form: UseFormReturn<TemplateValues>;
  /** False for a template that does not exist yet. */
  readonly revises: boolean;
  readonly changes: readonly ChangeText[];
  /** What saving will do, and to whom. */
  readonly effect: string;
  readonly pending: boolean;
  /** Nothing to save. */
  readonly idle: boolean;
  readonly problem: Problem | null;
  /** Shows what the changes would do to the suppliers; null for a new template. */
  readonly trial: ReactNode;
  /** Only after another person changed the template. */
  readonly onReload: (() => void) | undefined;
  /** Null for someone who may try changes and not save them. */
  readonly onSave: (() => void) | null;
}

/** To those who may not save. */
export const ONLY_MANAGERS = 'Only a manager of your company can save a template.';

const bringIntoView = (details: HTMLElement | null): void => details?.scrollIntoView({ block: 'start' });

/** Stays at the foot of the window: what will change, old and new, what it will do, from which day, and Save. */
export function SaveBar({ form, revises, changes, effect, problem, trial, onSave, ...acts }: SaveBarProps) {
  const [open, setOpen] = useState(false);
  const [first, ...others] = changes;
  return (
    <section
      className={`save-bar${open ? ' open' : ''}`}
      aria-label={revises ? 'What will change' : 'What the template requires'}
    >
      {open && first ? (
        <div className="save-bar-details" ref={bringIntoView}>
          <ChangeList changes={changes} />
          {trial}
        </div>
      ) : null}
      <ErrorBanner problem={problem} />
      <div className="save-bar-main">
        <div className="save-bar-text">
          {first && !open ? <FirstChange change={first} others={others.length} /> : null}
          <p className="sub">{effect}</p>
          {onSave ? null : <p className="sub">{ONLY_MANAGERS}</p>}
        </div>
        {first ? (
          <Button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide' : plural(changes.length, revises ? 'change' : 'requirement')}
          </Button>
        ) : null}
        <FromField form={form} />
        <SaveButton {...acts} onSave={onSave} />
      </div>
    </section>
  );
}

const FirstChange = ({ change, others }: { readonly change: ChangeText; readonly others: number }) => (
  <p className="save-bar-first">
    <span>{change.label}:</span> {change.before === undefined ? null : <s>{change.before}</s>} <b>{change.after}</b>
    {others > 0 ? <span className="sub"> and {others} more</span> : null}
  </p>
);

/** Today at first; an earlier day corrects what was required, as of then, a later one announces it. */
function FromField({
  form: {
    register,
    formState: { errors },
  },
}: Pick<SaveBarProps, 'form'>) {
  const { min: _min, max: _max, ...from } = register('effectiveFrom');
  return (
    <DayField id="template-from" label="Effective from" required error={errors.effectiveFrom?.message} {...from} />
  );
}

function SaveButton({
  pending,
  idle,
  onReload,
  onSave,
}: Pick<SaveBarProps, 'pending' | 'idle' | 'onReload' | 'onSave'>) {
  if (onReload)
    return (
      <Button type="button" primary onClick={onReload}>
        Reload the template
      </Button>
    );
  if (onSave === null) return null;
  return (
    <Button
      type="button"
      primary
      title="Ctrl+S or ⌘S"
      aria-keyshortcuts="Control+S Meta+S"
      loading={pending}
      disabled={pending || idle}
      onClick={onSave}
    >
      Save template
    </Button>
  );
}
