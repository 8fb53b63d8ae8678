import { given } from '../kernel/testing/given.js';
import type { RegistrationCommand, SignUpCompleted, SignUpRequested } from './registration.contract.js';
import { registrationDecider } from './registration.decider.js';

const registrationId = '9a000000-0000-4000-8000-000000000001';
const signUpId = '9b000000-0000-4000-8000-000000000001';
const at = (time: string) => `2026-11-28T${time}.000Z`;
const data = (time: string): SignUpRequested['data'] => ({
  registrationId,
  signUpId,
  email: 'nora@granitepeak.example',
  isTaken: false,
  requestedAt: at(time),
});
const request = (time: string): RegistrationCommand => ({ type: 'RequestSignUp', ...data(time) });
const requested = (time: string): SignUpRequested => ({ type: 'SignUpRequested', data: data(time) });
const outcome = {
  signUpId,
  userId: 'a0000000-0000-4000-8000-000000000001',
  companyId: 'c0000000-0000-4000-8000-000000000001',
  founded: true,
};
const complete: RegistrationCommand = { type: 'CompleteSignUp', ...outcome };
const completed: SignUpCompleted = { type: 'SignUpCompleted', data: { registrationId, ...outcome } };

describe('a sign-up [A09]', () => {
  it('is requested', () => given(registrationDecider).when(request('08:00:00')).then(requested('08:00:00')));
  it('is requested again a minute later, not before', () => {
    given(registrationDecider, requested('08:00:00')).when(request('08:00:59')).refused('REGISTRATION.TOO_SOON');
    given(registrationDecider, requested('08:00:00')).when(request('08:01:00')).then(requested('08:01:00'));
  });
  it('sends an address three mails an hour at most', () => {
    const before = [requested('08:00:00'), requested('08:10:00'), requested('08:20:00')];
    given(registrationDecider, ...before)
      .when(request('08:59:59'))
      .refused('REGISTRATION.TOO_SOON');
    given(registrationDecider, ...before)
      .when(request('09:00:00'))
      .then(requested('09:00:00'));
  });
  it('is completed once', () => {
    given(registrationDecider, requested('08:00:00')).when(complete).then(completed);
    given(registrationDecider, requested('08:00:00'), completed).when(complete).nothing();
  });
  it('must have been requested', () => given(registrationDecider).when(complete).refused('REGISTRATION.NOT_FOUND'));
});
