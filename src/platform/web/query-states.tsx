import type { ReactNode } from 'react';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { useIsConnected } from '#/platform/web/connection';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { SkeletonList } from '#/ui/skeleton';

type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
};

type QueryStatesProps<Data> = {
  query: Query<Data>;
  /** What to say where it didn't arrive: 'De offertes konden niet geladen worden'. */
  failed: string;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
};

const notKept = (
  <Alert tone="info" title="Nog niet op dit toestel">
    Dit opende u hier nog niet met verbinding. Het komt vanzelf zodra er weer verbinding is.
  </Alert>
);

/**
 * What was read, or what became of it. Data that came before stays while a newer answer fails; and who has to sign in
 * again is told so already.
 */
export function QueryStates<Data>({ query, failed, loading, children }: QueryStatesProps<Data>) {
  const { data, error, refetch } = query;
  const isConnected = useIsConnected();
  const hasFailed = Boolean(error) && !isUnauthorized(error);
  return (
    <>
      {hasFailed && (
        <Alert
          tone="danger"
          announce
          title={failed}
          actions={<Button onClick={() => refetch()}>Opnieuw proberen</Button>}
        >
          {messageOf(error, 'Controleer uw verbinding en probeer het opnieuw.')}
        </Alert>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !hasFailed && (isConnected ? (loading ?? <SkeletonList />) : notKept)}
    </>
  );
}
