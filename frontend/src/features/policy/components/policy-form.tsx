import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { reachSection } from '#shared/forms/reach-section';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { SectionOutline } from '#shared/forms/section-outline.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { POLICY_FORM_ID } from '../policy-form-id.js';
import { usePolicyForm, type PolicyFormOptions } from '../policy-form.hook.js';
import { isStated, markOf } from '../policy-outline.view.js';
import { placeOf, POLICY_SECTIONS, sectionsOf, type PolicySection } from '../policy-sections.js';
import type { PolicyValues } from '../policy-values.form.js';
import { SectionPanel } from './section-panel.js';
import { TermsSection } from './terms-section.js';
import './facts.css';
import './policy.css';

interface PolicyFormProps extends PolicyFormOptions {
  /** The insured of the policy: insurers of its other policies are offered too. */
  readonly insuredId: Uuid | null;
  readonly lineFixed?: boolean;
  readonly onSubmit: (values: PolicyValues) => void;
}

const FIRST = POLICY_SECTIONS.slice(0, 1);
/** What is asked once the type is chosen. */
const FurtherSections = lazyPart(() => import('./form-sections.js'));

/** The editor of a new policy: an outline, the sections in use, and the others to add. It is drawn again only for other properties. */
const PolicyForm = memo(function PolicyForm({ insuredId, lineFixed = false, onSubmit, ...options }: PolicyFormProps) {
  const form = usePolicyForm(options);
  const { handleSubmit, formState } = form;
  useRefusedFocus(POLICY_FORM_ID, formState.submitCount);
  const { line, region, open, closed, add } = useSections(form);
  // The fields of the first section do not depend on the line.
  const of = {
    form,
    line: line === '' ? 'generalLiability' : line,
    region,
    insuredId,
    lineFixed,
    disabled: false,
  } as const;
  return (
    <CurrencyRegion value={region}>
      <Form
        id={POLICY_FORM_ID}
        className="policy-form policy-new"
        noValidate
        onSubmit={(event) => void handleSubmit((all) => onSubmit(all))(event)}
      >
        <SectionOutline
          onReach={reachSection}
          sections={open.map((section) => ({
            id: placeOf(section),
            title: section.title,
            mark: markOf(section, formState),
          }))}
        />
        <div className="policy-form-sections">
          {open.slice(0, 1).map((section) => (
            <div key={section.id} id={placeOf(section)}>
              <SectionPanel section={section}>
                <TermsSection {...of} />
              </SectionPanel>
            </div>
          ))}
          <FurtherSections awaited={open.length > 1} props={{ sections: open.slice(1), fields: of }} />
          {line === '' ? (
            <p className="sub policy-hint">Select a policy type to enter limits and endorsements.</p>
          ) : (
            <AddSections sections={closed} onAdd={add} />
          )}
        </div>
      </Form>
    </CurrencyRegion>
  );
});

export default PolicyForm;

interface AddSectionsProps {
  readonly sections: readonly PolicySection[];
  readonly onAdd: (section: PolicySection) => void;
}

/** What the policy may state besides. */
function AddSections({ sections, onAdd }: AddSectionsProps) {
  if (sections.length === 0) return null;
  return (
    <Panel title="Also stated in the policy?">
      <div className="panel-body policy-further">
        {sections.map((section) => (
          <Button key={section.id} type="button" onClick={() => onAdd(section)}>
            <Plus size={15} aria-hidden /> {section.title}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** Which sections are open: those of every policy, those that state something, and those that the person added. None closes again. */
function useSections({ control, formState: { errors } }: UseFormReturn<PolicyValues>) {
  const [line, region] = useWatch({ control, name: ['line', 'region'] });
  const stated = useWatch({
    control,
    compute: (values: PolicyValues) =>
      POLICY_SECTIONS.filter((section) => isStated(section, values))
        .map(({ id }) => id)
        .join(' '),
  });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const further = stated.split(' ').filter((id) => !opened.includes(id));
  if (further.length > 0) setOpened([...opened, ...further]);
  const all = line === '' ? FIRST : sectionsOf(line satisfies CoverageLine, region);
  const isOpen = (section: PolicySection) =>
    section.usual === true || opened.includes(section.id) || markOf(section, { errors, dirtyFields: {} }) === 'wrong';
  return {
    line,
    region,
    open: all.filter(isOpen),
    closed: all.filter((section) => !isOpen(section)),
    add: (section: PolicySection) => {
      setOpened([...opened, section.id]);
      requestAnimationFrame(() => reachSection(placeOf(section)));
    },
  };
}
