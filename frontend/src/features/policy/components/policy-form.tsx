import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Form } from 'semantic-ui-react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { hasBlankets, isOfEmployees, isUmbrella } from '@covertrail/domain/insurance/line-facts';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Problem } from '#shared/api/api-problem';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { Panel } from '#shared/ui/panel.tsx';
import { POLICY_RULES } from '../policy-rules.form.js';
import type { PolicyValues } from '../policy-values.form.js';
import { CoverageSections } from './coverage-sections.js';
import { BlanketsSection } from './blankets-section.js';
import { EndorsementsSection } from './endorsements-section.js';
import { ExceptionsSection } from './exceptions-section.js';
import { ExclusionSection } from './exclusion-section.js';
import { HoldersSection } from './holders-section.js';
import { LimitsSection } from './limits-section.js';
import { PolicyTextSections } from './policy-texts-section.js';
import { RemarksSection } from './remarks-section.js';
import { ScheduleSection } from './schedule-section.js';
import { SourceNote } from './source-note.js';
import { TermsSection } from './terms-section.js';
import './policy.css';

/** Buttons outside the form submit it by this id. */
export const POLICY_FORM_ID = 'policy-form';
const DESCRIPTION_LENGTH = 1000;

interface PolicyFormProps {
  /** What the form begins with, and begins again with when it changes: the same object while it does not. */
  readonly values: PolicyValues;
  /** Unsaved input that the form begins with. */
  readonly draft?: PolicyValues | null;
  /** The insured of the policy: insurers of its other policies are offered too. */
  readonly insuredId: Uuid | null;
  readonly lineFixed?: boolean;
  readonly disabled?: boolean;
  /** Error messages of the command, by the fields of its body; the form shows them at its own fields. */
  readonly problem: Problem | null;
  readonly onSubmit: (values: PolicyValues) => void;
  readonly onDirty?: (dirty: boolean) => void;
  /** Called with the whole input whenever the person changes it. */
  readonly onInput?: (values: PolicyValues) => void;
}

/** The policy editor: fields of the chosen line. It has hundreds of parts, and is drawn again only for other properties. */
export const PolicyForm = memo(function PolicyForm({
  values,
  draft = null,
  insuredId,
  lineFixed = false,
  disabled = false,
  problem,
  onSubmit,
  onDirty,
  onInput,
}: PolicyFormProps) {
  const form = useFieldForm<PolicyValues>({ rules: POLICY_RULES, defaults: values, problem });
  const {
    control,
    handleSubmit,
    formState: { errors, isDirty, submitCount },
  } = form;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useDraft(form, draft, onInput);
  useNewerValues(form, values);
  useRefusedFocus(POLICY_FORM_ID, submitCount);
  const [line, region] = useWatch({ control, name: ['line', 'region'] });
  return (
    <CurrencyRegion value={region}>
      <Form
        id={POLICY_FORM_ID}
        className="policy-form"
        noValidate
        onSubmit={(event) => void handleSubmit((all) => onSubmit(all))(event)}
      >
        <TermsSection form={form} insuredId={insuredId} lineFixed={lineFixed} disabled={disabled} />
        {line === '' ? (
          <p className="sub policy-hint">Select a policy type to enter limits and endorsements.</p>
        ) : (
          <LineSections form={form} line={line} disabled={disabled} />
        )}
        <Panel title="Description of operations" right={<SourceNote of={['descriptionOfOperations']} />}>
          <div className="panel-body">
            <Controller
              control={control}
              name="descriptionOfOperations"
              render={({ field: { ref: _ref, ...field } }) => (
                <CounterArea
                  id="descriptionOfOperations"
                  label="As shown on the certificate"
                  limit={DESCRIPTION_LENGTH}
                  disabled={disabled}
                  error={errors.descriptionOfOperations?.message}
                  {...field}
                />
              )}
            />
          </div>
        </Panel>
        <RemarksSection form={form} disabled={disabled} />
        <HoldersSection form={form} disabled={disabled} />
        <PolicyTextSections form={form} disabled={disabled} />
      </Form>
    </CurrencyRegion>
  );
});

interface LineSectionsProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The sections that policies of a line have. */
function LineSections(of: LineSectionsProps) {
  return (
    <>
      <LimitsSection {...of} />
      {hasBlankets(of.line) ? <BlanketsSection {...of} /> : null}
      <CoverageSections {...of} />
      <EndorsementsSection {...of} />
      {isUmbrella(of.line) ? <ScheduleSection form={of.form} disabled={of.disabled} /> : null}
      <ExclusionSection line={of.line} form={of.form} disabled={of.disabled} />
      {isOfEmployees(of.line) ? <ExceptionsSection form={of.form} disabled={of.disabled} /> : null}
    </>
  );
}

/** Puts unsaved input into a new form, which then differs from its defaults, and passes on what is typed. */
function useDraft(
  form: UseFormReturn<PolicyValues>,
  draft: PolicyValues | null,
  onInput: PolicyFormProps['onInput'],
): void {
  const begin = useEffectEvent(() => {
    if (draft) form.reset(draft, { keepDefaultValues: true });
  });
  const input = useEffectEvent(() => onInput?.(form.getValues()));
  useEffect(() => begin(), []);
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined) input();
    });
    return unsubscribe;
  }, [watch]);
}

/** Begins again with values that were saved meanwhile. What is open and where the focus is stays as it is. */
function useNewerValues(form: UseFormReturn<PolicyValues>, values: PolicyValues): void {
  const shown = useRef(values);
  const { reset } = form;
  useEffect(() => {
    if (shown.current === values) return;
    shown.current = values;
    reset(values);
  }, [reset, values]);
}
