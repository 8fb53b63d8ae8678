import { OPERATOR_HELP } from '#pages/help/operator.help';
import { HelpDialog } from './help-dialog.js';

interface OperatorHelpProps {
  readonly onClose: () => void;
}

/** For operators: what the figures answer, and which orders they can give [B08]. Their page is none of a company and has no tour. */
const OperatorHelpModal = ({ onClose }: OperatorHelpProps) => (
  <HelpDialog title="Operation" help={OPERATOR_HELP} onClose={onClose} />
);

export default OperatorHelpModal;
