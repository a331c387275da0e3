import { mailLink } from '#/core/ready-mail';
import type { QuoteRequest } from '#/features/outside/quote-requests/contract';
import { politeLetter } from '#/features/outside/quote-requests/rules/polite-letter';
import { Alert } from '#/ui/alert';
import { buttonClasses } from '#/ui/button';

/** Once a price was chosen: a letter for each of the others, ready to be sent. */
export function PoliteLetters({ request }: { request: QuoteRequest }) {
  const { columns } = request.comparison;
  const chosen = columns.find(({ isChosen }) => isChosen);
  if (!chosen) return null;
  const others = columns
    .filter(({ isChosen }) => !isChosen)
    .flatMap(({ contactId, name }) => {
      const email = request.invited.find((each) => each.contactId === contactId)?.email;
      return email ? [{ contactId, name, email }] : [];
    });
  return (
    <Alert
      tone="success"
      title={`U koos ${chosen.name}`}
      actions={others.map(({ contactId, name, email }) => (
        <a
          key={contactId}
          href={mailLink(politeLetter({ email, name, title: request.title }))}
          className={buttonClasses()}
        >
          Brief aan {name}
        </a>
      ))}
    >
      {others.length > 0
        ? 'Laat het de anderen weten: een beleefde brief staat klaar.'
        : 'De anderen hebben geen e-mailadres: bel ze even.'}
    </Alert>
  );
}
