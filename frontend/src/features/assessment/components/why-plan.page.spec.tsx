import { render, screen } from '@testing-library/react';
import { WhyPlan } from './why-plan.js';

it('[H10] says of a step that fixes nothing by itself that another is needed', () => {
  render(
    <WhyPlan
      verdict={{ outcome: 'fail', findings: [], holdsUntil: null, holdsBecause: null }}
      steps={[{ text: 'Raise the general aggregate.', by: 'agent', agent: null, fixes: [] }]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /agent\. It fixes something only together with another step\.$/,
  );
});
