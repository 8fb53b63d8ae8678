import { useId } from 'react';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';

/** The sentences of the certificate that take cover away, and the policies that each may be about; nothing where there is none. */
export function StatedExclusions({ exclusions }: Pick<ExtractedPolicies, 'exclusions'>) {
  const title = useId();
  if (exclusions.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>What the certificate excludes</h3>
      <ul className="extracted-exclusions">
        {exclusions.map(({ page, text, lines }) => (
          <li key={`${page} ${text}`}>
            “{text}”{' '}
            <span className="sub">
              {lines.length === 0 ? 'names no policy' : lines.map((line) => LINE_NAMES[line]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
