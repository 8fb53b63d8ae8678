import type { handleUnaryCall } from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { Admission } from './admission.js';

/** A cluster of one: this server is its leader. A client with a discovering connection string asks for it. */
export function gossipCall(
  instanceId: string,
  endPoint: () => { readonly host: string; readonly port: number },
  admission: Admission,
): handleUnaryCall<Empty, ClusterInfo> {
  return (call, answer) => {
    const refusal = admission.refusalOf('gossip', call.metadata);
    if (refusal !== null) return answer(refusal);
    const { host, port } = endPoint();
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(instanceId))
      .setTimeStamp(String(BigInt(Date.now()) * 10_000n))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
    answer(null, new gossip.ClusterInfo().setMembersList([member]));
  };
}
