import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NewAgentDto } from '@covertrail/contracts/registration/new-person.inputs';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import type { SignUpSystem } from '@covertrail/domain/fields/agency-system-fields';
import type { Problem } from '#shared/api/api-problem';
import { useFieldForm } from '#shared/forms/use-field-form';
import { partnerPath } from '#shared/partners/kept-partner';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { NewPersonForm } from '../new-person/new-person.form.js';
import { AGENT_RULES, EMPTY_PERSON, givenPerson, type PersonValues } from '../new-person/person-values.form.js';
import { BackButton } from '../sign-up/back-button.js';
import '../sign-up/sign-up.css';
import { AgencyForm } from './agency.form.js';
import { AGENCY_RULES, agencyOf, givenAgency, type AgencyValues, type GivenAgency } from './agency-values.form.js';

interface Sending<Given> {
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onGiven: (given: Given) => void;
}

/** The agency to join; null for a new one. */
type Chosen = JoinableCompany | null;

interface AgentStepsProps {
  readonly title: string;
  readonly email: string;
  /** The system from which the agency signs up, which has fields of its own. */
  readonly system?: SignUpSystem | null;
  readonly founding: Sending<GivenAgency>;
  readonly joining: Sending<NewAgentDto & { readonly companyId: string }>;
  /** The first step. `isReturning`: the person comes back from the second. */
  readonly first: (onChosen: (agency: Chosen) => void, isReturning: boolean) => ReactNode;
}

/** The two steps of an agent who signs up [A08]. What was filled in stays while the person goes back and forth. */
export function AgentSteps({ title, email, system = null, founding, joining, first }: AgentStepsProps) {
  const [step, setStep] = useState<'first' | 'back' | 'second'>('first');
  const [joined, setJoined] = useState<Chosen>(null);
  const agency = useFieldForm<AgencyValues>({
    rules: AGENCY_RULES,
    defaults: agencyOf(system),
    problem: founding.problem,
  });
  const person = useFieldForm<PersonValues>({ rules: AGENT_RULES, defaults: EMPTY_PERSON, problem: joining.problem });
  const onBack = () => setStep('back');
  const onChosen = (chosen: Chosen) => {
    setJoined(chosen);
    setStep('second');
  };
  if (step !== 'second')
    return (
      <AgentFrame title={title} step={1}>
        {first(onChosen, step === 'back')}
      </AgentFrame>
    );
  if (!joined)
    return (
      <AgentFrame title="Create a new agency profile" step={2}>
        <AgencyForm
          form={agency}
          email={email}
          pending={founding.pending}
          problem={founding.problem}
          onBack={onBack}
          onSend={(values) => founding.onGiven(givenAgency(values))}
        />
      </AgentFrame>
    );
  return (
    <AgentFrame title={`Join ${joined.name}`} step={2}>
      <NewPersonForm
        form={person}
        of="agent"
        email={email}
        send="Sign up"
        pending={joining.pending}
        problem={joining.problem}
        onSend={(values) => joining.onGiven({ ...givenPerson(values, 'agent'), companyId: joined.id })}
      >
        <BackButton onBack={onBack} />
        <p>
          {joined.name}, {joined.city}, {joined.state}
        </p>
      </NewPersonForm>
    </AgentFrame>
  );
}

interface AgentFrameProps {
  readonly title: string;
  readonly step: 1 | 2;
  readonly children: ReactNode;
}

const AgentFrame = ({ title, step, children }: AgentFrameProps) => (
  <EntryFrame title={title}>
    <p className="sub">Step {step} of 2</p>
    {children}
    <p className="entry-links">
      Already have an account? <Link to={partnerPath('/login')}>Login</Link>
    </p>
  </EntryFrame>
);
