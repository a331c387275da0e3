import type { ReactNode } from 'react';
import type { PrivacyFacts } from '#/features/people/shared/privacy/contract';

/** In plain words, the same for visitors and for who is signed in. */
export function PrivacyText({ facts }: { facts: PrivacyFacts }) {
  return (
    <div className="flex max-w-prose flex-col gap-7">
      <Part title="Wie beheert deze server">
        <p>
          {facts.runner} Vragen over uw gegevens, of iets laten verbeteren of verwijderen? Schrijf naar{' '}
          <a href={`mailto:${facts.email}`} className="font-medium text-brick underline">
            {facts.email}
          </a>
          .
        </p>
      </Part>
      <Part title="Wat er bewaard wordt">
        <p>
          Uw naam en e-mailadres, en wat u zelf invult of oplaadt: projecten, uw woning, meetstaat, contacten,
          offertes, facturen, betalingen, planning, budget, premies, documenten en de antwoorden van de
          intake. Ook wie in een project wat veranderde, en met welk soort toestel u aangemeld bent en wanneer
          dat het laatst gebruikt werd.
        </p>
        <p>{facts.signIn}</p>
        <p>
          Cookies dienen alleen om u aan te melden en aangemeld te houden. Er zijn er geen om u te volgen, en
          er is geen reclame of bezoekersmeting. Uw browser onthoudt welk project open stond, hoe u de
          schermen liefst ziet en wat u nog niet opgeslagen had.
        </p>
        <p>
          Om ook zonder verbinding te kunnen nakijken, bewaart uw browser wat u de laatste dertig dagen bekeek
          op dit toestel. Dat verdwijnt wanneer u uitlogt. Wat u zonder verbinding invulde of fotografeerde,
          blijft er staan tot u het verstuurt of weggooit.
        </p>
      </Part>
      <Part title="Waar het staat">
        <p>{facts.place}</p>
        <p>
          Alleen u ziet uw projecten, en wie u uitnodigt. Geeft u iemand een link, naar uw agenda of om
          meerwerk goed te keuren, dan ziet die alleen wat daar staat. De beheerder van de server kan
          technisch bij de gegevens. Het logboek van de server zelf bevat geen namen, adressen of inhoud van
          papieren.
        </p>
      </Part>
      <Part title="Wat de server verlaat">
        <p>{facts.mail}</p>
        <p>{facts.ai}</p>
        <p>{facts.rest}</p>
      </Part>
      <Part title="Hoe lang">
        <p>{facts.trash}</p>
        <p>{facts.log}</p>
        <p>{facts.backups}</p>
        <p>Al de rest blijft tot u het verwijdert.</p>
      </Part>
      <Part title="Meenemen of weggaan">
        <p>
          Onder ‘Uw account’ haalt u al uw gegevens op als ZIP-bestand, en verwijdert u uw account met alles
          wat van u alleen is. In projecten van anderen blijft wat u deed staan als werk van ‘een
          oud-medewerker’.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
