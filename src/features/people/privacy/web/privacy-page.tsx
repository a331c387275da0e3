import { getPrivacy } from '#/features/people/shared/privacy/contract';
import { PrivacyText } from '#/features/people/shared/privacy/web/privacy-text';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';

export function PrivacyPage() {
  const privacy = useRead(getPrivacy, {});
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Privacy" />
      <QueryStates query={privacy} failed="Deze pagina kon niet geladen worden" loading={<SkeletonList />}>
        {(facts) => <PrivacyText facts={facts} />}
      </QueryStates>
    </div>
  );
}
