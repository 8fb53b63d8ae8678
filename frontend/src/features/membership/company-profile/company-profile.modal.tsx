import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { addressSuggestions } from '@covertrail/contracts/address/address.calls';
import { changeCompanyProfile } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { insuredTextLength, insuredTextProblem, LONGEST_INSURED_TEXT } from '@covertrail/domain/fields/company-fields';
import { AddressLineField } from '#shared/addresses/address-line-field.tsx';
import { fillAddress, type AddressPart } from '#shared/addresses/filled-address';
import { PostalPlaceNote } from '#shared/addresses/postal-place-note.tsx';
import { COUNTRIES } from '#shared/choices/countries';
import { useCommand } from '#shared/commands/use-command';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { wrongText } from '#shared/forms/field-resolver';
import { isAtFields } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { userDetailed } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { PROFILE_FIELDS, PROFILE_RULES, profileValues, type ProfileValues } from './company-profile.form.js';
import { OvertakenProfile } from './overtaken-profile.js';

const FORM = 'company-profile-form';

interface CompanyProfileModalProps {
  /** As it is now: it changes while the dialog is open where somebody else saves. */
  readonly profile: CompanyProfileReply;
  /** Reads the profile again. */
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
}

/** Name, address and phone number of the company [I01]. */
export default function CompanyProfileModal({ profile, onOvertaken, onClose }: CompanyProfileModalProps) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const onSettled = () => {
    dispatch(userDetailed({ ...user, companyName: form.getValues('companyName').trim() }));
    onClose();
  };
  const { submit, pending, problem } = useCommand(changeCompanyProfile, 'own-company/save', { onSettled });
  const form = useFieldForm<ProfileValues>({ rules: PROFILE_RULES, defaults: profileValues(profile), problem });
  const isOvertaken = problem?.currentRevision !== undefined;
  const readAgain = useEffectEvent(onOvertaken);
  useEffect(() => {
    if (isOvertaken) readAgain();
  }, [isOvertaken]);
  const { errors } = form.formState;
  const text = { ...profileValues(profile), ...useWatch({ control: form.control }) };
  const { phone: _notCounted, country, ...insuredText } = text;
  const tooLong = wrongText(insuredTextProblem(insuredText));
  const fill = (part: AddressPart, value: string) =>
    form.setValue(part, value, { shouldDirty: true, shouldValidate: true });
  const send = form.handleSubmit((body) =>
    submit({ body, ifMatch: profile.revision, toast: 'The profile of your company is saved.' }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={pending} disabled={pending || tooLong !== null}>
        {isOvertaken ? 'Save mine' : 'Save'}
      </Button>
    </>
  );
  return (
    <AppModal open title="Company profile" size="small" actions={actions} onClose={onClose}>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
      {isOvertaken ? <OvertakenProfile theirs={profile} onTake={() => form.reset(profileValues(profile))} /> : null}
      <Form id={FORM} className="company-fields" noValidate onSubmit={() => void send()}>
        {PROFILE_FIELDS.map(({ name, ...line }) => {
          const field = { id: `company-${name}`, error: errors[name]?.message, ...line, ...form.register(name) };
          return name === 'address1' ? (
            <AddressLineField
              key={name}
              {...field}
              call={addressSuggestions}
              country={country}
              onTake={(address) => fillAddress(address, fill)}
            />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
        <FormSelect
          id="company-country"
          name="country"
          label="Country"
          control={form.control}
          choices={COUNTRIES}
          required
        />
        <PostalPlaceNote given={{ ...text, country, code: text.postalCode }} onFill={fill} />
      </Form>
      <p className="field-note" role={tooLong ? 'alert' : undefined}>
        <span>{tooLong ?? 'Characters of company name and address'}</span>
        <span className={tooLong ? 'num over' : 'num'}>
          {insuredTextLength(insuredText)} / {LONGEST_INSURED_TEXT}
        </span>
      </p>
      <p className="sub">
        Requesters, suppliers and agencies see the new name and address wherever they see your company.
      </p>
    </AppModal>
  );
}
