import * as calls from '#/features/money/bank/contract';
import { countNoted } from '#/features/money/bank/rules/noted';
import { useWrite } from '#/platform/web/queries';

export function useReadBankFile() {
  return useWrite(
    calls.readBankFile,
    { failure: { title: 'Niet gelezen', text: 'Het bestand kon niet gelezen worden. Probeer het opnieuw.' } },
    { many: true },
  );
}

export function useApplyBankFile() {
  return useWrite(calls.applyBankFile, {
    success: countNoted,
    undo: (_input, { payments: [payment], invoices: [invoice], premiumFiles: [file] }) => {
      if (payment !== undefined) return { kind: 'payments', record: String(payment) };
      if (invoice !== undefined) return { kind: 'invoices', record: String(invoice) };
      return file === undefined ? undefined : { kind: 'premiumFiles', record: String(file) };
    },
    failure: { text: 'Niets is genoteerd. Probeer het opnieuw.' },
  });
}
