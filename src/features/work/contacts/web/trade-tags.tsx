import type { ListedContact } from '#/features/work/shared/contacts/contract';
import { tradesOf, tradesText } from '#/features/work/shared/contacts/rules/trades';
import { tradeIcons } from '#/features/work/shared/contacts/web/trade-icons';
import { cx } from '#/ui/class-names';

type TradeTagsProps = { contact: Pick<ListedContact, 'trades' | 'guessedTrades'>; className?: string };

/** What somebody does, in words and a picture each; what is only guessed says so. */
export function TradeTags({ contact, className }: TradeTagsProps) {
  const text = tradesText(contact);
  if (text === '') return null;
  return (
    <span className={cx('flex items-start gap-1.5 text-ink-soft text-sm', className)}>
      {tradesOf(contact).trades.map((trade) => {
        const Icon = tradeIcons[trade];
        return <Icon key={trade} aria-hidden="true" className="mt-0.5 size-4 shrink-0" />;
      })}
      <span className="wrap-anywhere min-w-0 hyphens-auto">{text}</span>
    </span>
  );
}
