import { besideParts } from './request-facts.js';

it('[D01] says of which lines policy documents are asked, in the words of the specification', () => {
  expect(besideParts({ policyLines: ['generalLiability', 'commercialProperty'] })).toEqual([
    'Policy/Exclusions document requested for the following Lines of Business if applicable:',
    {
      steps: [
        { number: 1, text: 'General liability' },
        { number: 2, text: 'Property' },
      ],
    },
  ]);
  expect(besideParts({})).toEqual([]);
});
