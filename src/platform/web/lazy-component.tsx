import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { type FailedPart, PartBoundary } from '#/platform/web/part-boundary';
import { FailedInPlace, FailedOverPage } from '#/platform/web/part-failed';
import { loadTwice } from '#/ui/load-twice';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component that arrives when it is first shown, with a boundary of its own: where it doesn't arrive, or breaks,
 * the rest of the page stays as it is.
 */
export function lazyComponent<Props extends object>(load: Load<Props>) {
  return lazyPart(load, (failed) => <FailedInPlace {...failed} />);
}

/** The same for what lies over the page: what is said of it lies there too, and closes as it would have. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  return lazyPart(load, (failed, { onClose }) => <FailedOverPage {...failed} onClose={onClose} />);
}

/** With what to show instead of it. */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: Fallback<Props>) {
  const begin = () => lazy(async () => ({ default: await loadTwice(load) }));
  const part: Part<Props> = {
    Loaded: begin(),
    renew: () => {
      part.Loaded = begin();
    },
    fallback,
  };
  /** For who is about to need it. That it didn't arrive is said when it is really needed. */
  const fetchAhead = () => {
    load().catch(() => undefined);
  };
  return Object.assign((props: Props) => <Attempts part={part} props={props} />, { fetchAhead });
}

type Fallback<Props> = (failed: FailedPart, props: Props) => ReactNode;

type Part<Props> = {
  Loaded: ComponentType<Props>;
  /** React keeps a failed one failed for ever: to try again takes a new one. */
  renew: () => void;
  fallback: Fallback<Props>;
};

function Attempts<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    part.renew();
    setAttempt(attempt + 1);
  };
  return (
    <PartBoundary
      key={attempt}
      attempt={attempt}
      onGone={part.renew}
      onRetry={retry}
      fallback={(failed) => part.fallback(failed, props)}
    >
      <part.Loaded {...props} />
    </PartBoundary>
  );
}
