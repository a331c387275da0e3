import { FilePage } from '#/features/premiums/premium-files/web/file-page';
import { PremiumFilesSection } from '#/features/premiums/premium-files/web/premium-files-section';

type PremiumFilesProps = { projectId: number; mayChange: boolean; id?: number };

/** All of them, or the page of one. */
export function PremiumFiles({ id, ...rest }: PremiumFilesProps) {
  return id === undefined ? <PremiumFilesSection {...rest} /> : <FilePage {...rest} id={id} />;
}
