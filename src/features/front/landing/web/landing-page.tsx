import { features } from '#/features/front/landing/web/feature-list';
import { ProductPicture } from '#/features/front/landing/web/product-picture';
import { StreetScene } from '#/features/front/landing/web/street-scene';
import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';

export function LandingPage() {
  return (
    <StaticFrame
      action={
        <a href="[[SIGN_IN]]" className={buttonClasses({ className: 'whitespace-nowrap max-md:px-3' })}>
          <span>Inloggen met [[PROVIDER]]</span>
        </a>
      }
    >
      <p
        role="status"
        className="border-line border-b bg-moss-soft px-4 py-3 text-center font-semibold empty:hidden"
      >
        [[NOTICE]]
      </p>
      <Hero />
      <ProductPicture />
      <Features />
      <Closing />
    </StaticFrame>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-8 px-4 pt-8 pb-12 md:grid-cols-[1.05fr_1fr] md:gap-12 md:px-6 md:pt-14 md:pb-20">
      <div>
        <p className="font-semibold text-brick">Gratis, voor wie zijn eigen woning verbouwt</p>
        <h1 className="mt-3 text-[2.375rem] leading-[1.08] md:text-[3.5rem]">
          Beheer uw verbouwproject professioneel
        </h1>
        <p className="mt-5 max-w-xl text-pretty text-ink-soft text-lg md:text-xl">
          Van de meetstaat van uw architect tot de laatste factuur: offertes, planning, budget en premies op
          één plek. Op uw bureau en op de werf.
        </p>
        <div className="mt-8 flex flex-col items-start gap-3">
          <a
            href="[[SIGN_IN]]"
            className={buttonClasses({ variant: 'primary', className: 'px-6 text-lg md:min-h-12' })}
          >
            Starten met [[PROVIDER]]
          </a>
          <p className="text-ink-soft text-sm">
            <span className="block font-semibold text-base text-ink group-data-[demo=false]:hidden">
              Probeer het meteen, zonder account
            </span>
            Geen kaart nodig. Uw gegevens blijven van u.
          </p>
        </div>
      </div>
      <StreetScene className="w-full" />
    </section>
  );
}

function Features() {
  return (
    <section aria-labelledby="features" className="border-line border-y bg-surface">
      <div className="mx-auto w-full max-w-6xl px-4 py-14 md:px-6 md:py-20">
        <h2 id="features" className="max-w-2xl text-3xl md:text-4xl">
          Alles wat u nodig heeft voor uw verbouwing
        </h2>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ Icon, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-paper p-5 shadow-card md:p-6">
              <Icon aria-hidden="true" className="size-7 text-brick" strokeWidth={1.75} />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 text-pretty text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-16 text-center md:px-6 md:py-24">
      <h2 className="mx-auto max-w-2xl text-3xl md:text-4xl">Begin vandaag nog met uw verbouwproject</h2>
      <p className="mx-auto mt-4 max-w-xl text-pretty text-ink-soft text-lg">
        Eerst rondkijken? Met één knop vult u een voorbeeldproject dat u even makkelijk weer verwijdert.
      </p>
      <a
        href="[[SIGN_IN]]"
        className={buttonClasses({ variant: 'primary', className: 'mt-8 px-6 text-lg md:min-h-12' })}
      >
        <span>Account aanmaken met [[PROVIDER]]</span>
      </a>
    </section>
  );
}
