import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { ChangeText } from '@covertrail/wording/text/event-wording';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { changedTexts } from '@covertrail/wording/text/text-changes';

type Template = Pick<TemplateRow, 'requirements'> | undefined;

const MOST_SHOWN = 12;

/** What a template requires otherwise than another; nothing while one of them is not known. */
export const templateChanges = (before: Template, after: Template): readonly ChangeText[] =>
  before && after
    ? changedTexts(requirementTexts(before.requirements), requirementTexts(after.requirements), 'not required')
    : [];

interface TemplateDifferencesProps {
  readonly title: string;
  readonly changes: readonly ChangeText[];
}

export function TemplateDifferences({ title, changes }: TemplateDifferencesProps) {
  const more = changes.length - MOST_SHOWN;
  return (
    <>
      <h3>{title}</h3>
      {changes.length === 0 ? (
        <p className="sub">It requires the same.</p>
      ) : (
        <ul>
          {changes.slice(0, MOST_SHOWN).map(({ label, before, after }) => (
            <li key={label}>
              {label}: {after} instead of {before}
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? <p className="sub">And {more} more.</p> : null}
    </>
  );
}
