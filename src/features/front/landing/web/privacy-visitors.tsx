import { StaticFrame } from '#/features/front/shared/web/static-frame';
import { privacyPlaceholders } from '#/features/people/shared/privacy/rules/page-values';
import { PrivacyText } from '#/features/people/shared/privacy/web/privacy-text';

export function PrivacyVisitors() {
  return (
    <StaticFrame>
      <div className="mx-auto w-full max-w-3xl px-4 py-10 md:px-6">
        <h1 className="mb-7 text-[2rem]">Privacy</h1>
        <PrivacyText facts={privacyPlaceholders} />
      </div>
    </StaticFrame>
  );
}
