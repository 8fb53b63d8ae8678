import { FIELDS_OF, type SectionFields } from '../policy-section-fields.js';
import { placeOf, type PolicySection } from '../policy-sections.js';
import { SectionPanel } from './section-panel.js';

interface FormSectionsProps {
  readonly sections: readonly PolicySection[];
  readonly fields: SectionFields;
}

/** Sections of the editor of a new policy, one below the other. */
export default function FormSections({ sections, fields }: FormSectionsProps) {
  return sections.map((section) => (
    <div key={section.id} id={placeOf(section)}>
      <SectionPanel section={section}>{FIELDS_OF[section.id](fields)}</SectionPanel>
    </div>
  ));
}
