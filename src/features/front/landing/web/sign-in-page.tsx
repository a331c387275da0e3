import { product } from '#/core/product';
import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { buttonClasses } from '#/ui/button';

/** The embedded provider's form: plain HTML that works without any script. */
export function SignInPage() {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-md px-4 py-10 md:py-16">
        <h1 className="text-3xl">Aanmelden bij {product.name}</h1>
        <p className="mt-3 text-ink-soft">
          Deze installatie draait zonder aanmelddienst. Vul uw naam en e-mailadres in; een wachtwoord is niet
          nodig.
        </p>
        <form
          method="post"
          action="[[ACTION]]"
          className="mt-6 rounded-card border border-line bg-surface p-5 shadow-card md:p-6"
        >
          <p
            role="alert"
            id="error"
            className="mb-4 rounded-control bg-danger-soft px-3 py-2 text-danger empty:hidden"
          >
            [[ERROR]]
          </p>
          <Input name="name" label="Uw naam" value="[[NAME]]" autoComplete="name" type="text" />
          <Input name="email" label="E-mailadres" value="[[EMAIL_TYPED]]" autoComplete="email" type="email" />
          <button type="submit" className={buttonClasses({ variant: 'primary', className: 'w-full' })}>
            Aanmelden
          </button>
        </form>
      </div>
    </StaticFrame>
  );
}

type InputProps = {
  name: string;
  label: string;
  value: string;
  autoComplete: string;
  type: 'text' | 'email';
};

function Input({ name, label, value, autoComplete, type }: InputProps) {
  return (
    <div className="mb-4">
      <label htmlFor={name} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required
        maxLength={254}
        aria-describedby="error"
        className="block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-base"
      />
    </div>
  );
}
