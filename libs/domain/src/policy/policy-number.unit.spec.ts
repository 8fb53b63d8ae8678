import { maskPolicyNumber } from './policy-number.js';

describe('maskPolicyNumber', () => {
  it.each([
    ['GL-0088120', '•••••88120'],
    ['AB1234', '•B1234'],
    ['12345', '12345'],
    ['AB', 'AB'],
    ['', ''],
  ])('shows the last five characters of %s: %s', (number, masked) => expect(maskPolicyNumber(number)).toBe(masked));
});
