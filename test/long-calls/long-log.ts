import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import { newId } from '@covertrail/platform/ids/ids';

/** Events of one project, and in one append. */
const AT_ONCE = 200;

/** Revises projects of a requester so often that its activity log is so much longer, and waits until all views show it. */
export async function lengthenLog(
  product: TestProduct,
  requester: Caller,
  templateId: string,
  rows: number,
): Promise<void> {
  const { events } = product.infrastructure;
  for (let done = 0; done < rows; done += AT_ONCE) {
    const { projectId } = bodyOf<{ projectId: string }>(
      await requester.post('requestor/projects', { name: `Yard ${done}`, templateId }).expect(201),
    );
    const [created] = (await events.readStream(`project-${projectId}`)).map(intact);
    const { name, isDefault } = created!.data as { readonly name: string; readonly isDefault: boolean };
    const named = (number: number) => ({ name: `${name}, phase ${number}`, templateId, isDefault });
    const revised = Array.from({ length: Math.min(AT_ONCE, rows - done) }, (_, number) => ({
      id: newId(),
      type: 'ProjectRevised',
      meta: { ...created!.meta, commandId: newId(), commandHash: newId() },
      data: {
        projectId,
        requesterId: requester.companyId,
        before: number === 0 ? { name, templateId, isDefault } : named(number),
        after: named(number + 1),
      },
    }));
    await events.append(`project-${projectId}`, revised, 'any');
  }
  await product.settled();
}
