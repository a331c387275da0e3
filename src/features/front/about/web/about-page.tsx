import { product } from '#/core/product';
import type { Installation } from '#/features/front/about/contract';
import { useInstallation } from '#/features/front/about/web/queries';
import { Card, CardHeader } from '#/ui/card';
import { BetaTag, Logo } from '#/ui/logo';
import { Skeleton } from '#/ui/skeleton';

export function AboutPage() {
  const { data: installation } = useInstallation();
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="flex flex-wrap items-center gap-3">
        <Logo className="text-3xl" />
        <BetaTag />
      </h1>
      <p className="mt-3 text-ink-soft text-lg">{product.promise}</p>
      <div className="mt-8 grid gap-4">
        <Card as="section">
          <CardHeader title={`Wat is ${product.name}?`} />
          <div className="flex max-w-prose flex-col gap-3">
            <p>
              {product.name} helpt u om de verbouwing van uw woning zelf in handen te houden. U bewaart er uw
              meetstaat, contacten, offertes, facturen, planning, budget, premies en documenten op één plek,
              en deelt ze met uw partner, architect of familie.
            </p>
            <p>
              Het is gratis. U kunt het op uw eigen computer of server zetten, zodat uw gegevens bij u thuis
              blijven.
            </p>
          </div>
        </Card>
        {installation ? (
          <InstallationCards installation={installation} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </div>
  );
}

function InstallationCards({ installation }: { installation: Installation }) {
  const { contactEmail, companyName, vatNumber } = installation;
  return (
    <>
      <Card as="section">
        <CardHeader title="Beta Status" />
        <p className="max-w-prose">
          {product.name} is in bèta: het werkt, en het wordt nog elke week beter. Loopt er iets mis, of mist u
          iets? Wij horen het graag:{' '}
          <MailLink email={contactEmail} subject={`${product.name} Beta Feedback`} />.
        </p>
      </Card>
      <Card as="section">
        <CardHeader title="Contact & Ondersteuning" />
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-soft">Bedrijf</dt>
          <dd>{companyName}</dd>
          <dt className="text-ink-soft">Btw-nummer</dt>
          <dd>{vatNumber}</dd>
          <dt className="text-ink-soft">E-mail</dt>
          <dd>
            <MailLink email={contactEmail} />
          </dd>
        </dl>
      </Card>
    </>
  );
}

function MailLink({ email, subject }: { email: string; subject?: string }) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a href={`mailto:${email}${query}`} className="font-medium text-brick underline hover:text-brick-strong">
      {email}
    </a>
  );
}
