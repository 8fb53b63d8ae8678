import { status, type handleUnaryCall } from '@grpc/grpc-js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Admission } from './admission.js';

/** What the server of a version can do: the client asks before its first append. Versions before 21.10 do not know the question. */
export function serverFeaturesCall(version: string, admission: Admission): handleUnaryCall<Empty, SupportedMethods> {
  return (call, answer) => {
    if (isBefore(version, 21, 10)) return answer({ code: status.UNIMPLEMENTED, details: 'Service is unimplemented.' });
    const refusal = admission.refusalOf('server-features', call.metadata);
    if (refusal !== null) return answer(refusal);
    const reply = new features.SupportedMethods().setEventStoreServerVersion(version);
    for (const { path } of Object.values(StreamsService)) {
      const [, service = '', method = ''] = path.toLowerCase().split('/');
      reply.addMethods(new features.SupportedMethod().setServiceName(service).setMethodName(method));
    }
    answer(null, reply);
  };
}

function isBefore(version: string, major: number, minor: number): boolean {
  const [ofMajor = 0, ofMinor = 0] = version.split('.').map(Number);
  return ofMajor < major || (ofMajor === major && ofMinor < minor);
}
