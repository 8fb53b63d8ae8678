import { runSaga, stdChannel } from 'redux-saga';
import { failedUploads } from '#shared/certificates/failed-uploads';
import { loggedOut } from '#shared/session/session.slice';
import { forgottenUploadsSaga } from './forgotten-uploads.saga.js';

it('forgets the files of uploads that did not go through when the person logs out [E01]', () => {
  const channel = stdChannel();
  const running = runSaga({ channel, dispatch: () => undefined, getState: () => ({}) }, forgottenUploadsSaga);
  const certificate = new File(['%PDF-'], 'COI.pdf', { type: 'application/pdf' });
  const problem = { code: 'FILE.PDF_LOCKED', message: 'This PDF opens only with a password.' };
  failedUploads.keep('request', { key: 'a', files: { certificate, additional: [], priority: 'standard' }, problem });
  expect(failedUploads.of('request')).toHaveLength(1);
  channel.put(loggedOut());
  expect(failedUploads.of('request')).toEqual([]);
  running.cancel();
});
