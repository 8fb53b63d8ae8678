import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { addressText } from '#shared/format/address-text';
import { Button } from '#shared/ui/button.tsx';

interface OvertakenProfileProps {
  readonly theirs: CompanyProfileReply;
  readonly onTake: () => void;
}

/** Somebody else saved the profile while this dialog was open: what stands there now, and the choice between both. */
export function OvertakenProfile({ theirs: { name, address, phone }, onTake }: OvertakenProfileProps) {
  return (
    <section className="overtaken-profile" aria-label="What was saved meanwhile">
      <p>
        Saved meanwhile: <b>{name}</b>, {addressText(address)}
        {phone ? `, ${phone}` : ''}. “Save mine” replaces it by what stands below.
      </p>
      <Button type="button" size="small" onClick={onTake}>
        Take what was saved
      </Button>
    </section>
  );
}
