import { status as grpcStatus } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import codes from '@eventstore/db-client/generated/code_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { ExpectedRevision } from '../log/expected-revision.js';
import type { Refusal } from './refusals.js';

/** How one append of a batch is refused: the details carry a message whose type is the name of the error. */
function status(code: number, message: string, type: string, details: Uint8Array): Status {
  const packed = new any.Any();
  packed.pack(details, type);
  return new statuses.Status().setCode(code).setMessage(message).setDetails(packed);
}

const ofClient = (name: string): string => `event_store.client.${name}`;

export function wrongRevisionStatus(current: number, expected: ExpectedRevision): Status {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new empty.Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty());
  else if (expected === 'no-stream') wrong.setExpectedNoStream(new empty.Empty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new empty.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return status(
    codes.Code.ALREADY_EXISTS,
    'WrongExpectedVersion',
    ofClient('WrongExpectedVersion'),
    wrong.serializeBinary(),
  );
}

export function appendTooBigStatus(limit: number): Status {
  const tooBig = new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit);
  return status(
    codes.Code.INVALID_ARGUMENT,
    'MaximumAppendSizeExceeded',
    ofClient('MaximumAppendSizeExceeded'),
    tooBig.serializeBinary(),
  );
}

export function badRequestStatus(message: string): Status {
  const bad = new shared.BadRequest().setMessage(message);
  return status(codes.Code.INVALID_ARGUMENT, 'BadRequest', ofClient('BadRequest'), bad.serializeBinary());
}

/** The server gave the append up after its own time. It may have stored it. */
export const timedOutStatus = (): Status =>
  status(codes.Code.DEADLINE_EXCEEDED, 'Timeout', ofClient('Timeout'), new shared.Timeout().serializeBinary());

/** A server that takes no appends now gives its reason in the message, with empty details; who may not append is denied by name. */
export function refusedStatus({ code, details }: Refusal): Status {
  if (code === grpcStatus.PERMISSION_DENIED)
    return status(
      codes.Code.PERMISSION_DENIED,
      'AccessDenied',
      ofClient('AccessDenied'),
      new shared.AccessDenied().serializeBinary(),
    );
  return status(codes.Code.OK, details, 'google.protobuf.Empty', new empty.Empty().serializeBinary());
}
